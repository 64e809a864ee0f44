import { readGstNeeds } from '#app/features/marketplace/gst/gst-queries.server.ts'
import { type GstNeeds, hasNumber } from '#app/features/marketplace/gst/gst-rules.ts'
import { countWithoutTax } from '#app/features/marketplace/gst/product-tax-queries.server.ts'
import type { SellerContext } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { gstCopy as copy } from './copy.ts'

/** The GST details of the shop, what follows from them, and what is missing; null outside India. */
export async function gstView({ db, shop, now }: SellerContext) {
  const { state, gstin, enrolmentNumber } = shop
  if (state === null) return null
  const [needs, withoutTax] = await Promise.all([
    readGstNeeds(db, now),
    gstin === null ? 0 : countWithoutTax(db, { sellerId: shop.id, now }),
  ])
  return {
    state,
    values: { gstin: gstin ?? '', enrolmentNumber: enrolmentNumber ?? '' },
    now: gstin ? copy.now.registered : shop.deliversTo === 'india' ? null : whereNow(shop, state),
    notice: noticeOf({ shop, now }, { needs, withoutTax }),
  }
}

export type GstView = NonNullable<Awaited<ReturnType<typeof gstView>>>

const whereNow = ({ enrolmentNumber }: SellerContext['shop'], state: string) =>
  enrolmentNumber ? copy.now.enrolled(state) : copy.now.none(state)

function noticeOf(
  { shop, now }: Pick<SellerContext, 'shop' | 'now'>,
  { needs, withoutTax }: { needs: GstNeeds; withoutTax: number },
) {
  const { state, gstDueAt } = shop
  const due = gstDueAt !== null && gstDueAt > now ? formatDate(gstDueAt) : null
  if (shop.gstin === null) {
    const isEnding = due !== null && shop.deliversTo === 'india' && !hasNumber(shop, needs['inter-state'])
    return isEnding ? copy.due.reach(due, state ?? '') : null
  }
  if (needs['tax-details'] === 'nothing' || withoutTax === 0) return null
  return due === null ? copy.missing(withoutTax) : copy.due.details(withoutTax, due)
}
