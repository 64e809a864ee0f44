import { data, redirect } from 'react-router'
import { findOwnProduct } from '#app/features/marketplace/listing/own-queries.server.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { copy } from './copy.ts'
import { saveVariants } from './save-variants.server.ts'
import { readVariants, rearrange, type VariantsState } from './variants-form.ts'

interface VariantsAnswer {
  variants: VariantsState
  /** Why it was not saved; null when only the table was updated. */
  failed: string | null
}

/** Saves the variants of a listing, or shows the table for other options; everything typed is kept. */
export async function actOnVariants(ctx: RequestContext, slug: string, posted: FormData) {
  const product = await findOwnProduct(ctx.db, { actor: ctx.actor, slug })
  if (!product) throw data(null, { status: 404 })
  if (posted.get('intent') === 'variant-rows') {
    const variants = rearrange(posted)
    const isWrong = Object.keys(variants.errors).length > 0
    return answer({ variants, failed: isWrong ? copy.failed : null }, isWrong ? 400 : 200)
  }
  const read = readVariants(posted, product.currency)
  if (!read.ok) return answer({ variants: read.state, failed: copy.failed }, 400)
  const outcome = await saveVariants(ctx, { slug, names: read.names, variants: read.variants })
  if (!outcome.ok) return answer({ variants: rearrange(posted), failed: copy.refused[outcome.reason] }, 409)
  throw redirect(`/account/shop/products/${slug}?did=variants`, 303)
}

const answer = (given: VariantsAnswer, status: number) => data(given, { status })
