import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { recordAct } from '#app/capabilities/audit/commands/record-act.server.ts'
import { canTendSellers } from '#app/capabilities/marketplace/policy.ts'
import { isSlug, SELLER_BIO_CHARS_MAX, SELLER_NAME_CHARS_MAX } from '#app/capabilities/marketplace/schema.ts'
import { regions, sellerProfiles } from '#app/capabilities/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

const words = (charsMax: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(charsMax))
const sellerInput = v.object({
  slug: v.pipe(v.string(), v.check(isSlug)),
  displayName: words(SELLER_NAME_CHARS_MAX),
  bio: words(SELLER_BIO_CHARS_MAX),
  regionId: v.pipe(v.string(), v.uuid()),
  isVerified: v.boolean(),
})

export type SaveSellerOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'invalid' | 'not-found' | 'taken' | 'no-region' }

/**
 * Enters a seller whose application was checked (`isNew`), or changes one; the badge says that her papers were seen.
 * Operators only.
 */
export async function saveSeller(
  ctx: CommandContext,
  { isNew, ...input }: v.InferOutput<typeof sellerInput> & { isNew: boolean },
): Promise<SaveSellerOutcome> {
  const { db, actor } = ctx
  if (!canTendSellers(actor)) return { ok: false, reason: 'not-allowed' }
  const read = v.safeParse(sellerInput, input)
  if (!read.success) return { ok: false, reason: 'invalid' }
  const { slug, ...fields } = read.output
  return db.transaction(async (tx) => {
    const found = await tx.select({ id: regions.id }).from(regions).where(eq(regions.id, fields.regionId))
    if (found.length === 0) return { ok: false, reason: 'no-region' }
    const [before] = await tx.select().from(sellerProfiles).where(eq(sellerProfiles.slug, slug)).for('update')
    if (isNew && before) return { ok: false, reason: 'taken' }
    if (!isNew && !before) return { ok: false, reason: 'not-found' }
    if (isNew) await tx.insert(sellerProfiles).values({ slug, ...fields })
    else await tx.update(sellerProfiles).set(fields).where(eq(sellerProfiles.slug, slug))
    const isJudged = fields.isVerified !== (before?.isVerified ?? false)
    const verb = isJudged ? (fields.isVerified ? 'approved' : 'declined') : isNew ? 'added' : 'changed'
    await recordAct(tx, ctx, { verb, subject: { kind: 'seller', id: slug }, detail: fields.displayName })
    await publish(tx, [pagesChanged(['products'])])
    return { ok: true }
  })
}
