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
  const needs = await readGstNeeds(db, now)
  return {
    state,
    values: { gstin: gstin ?? '', enrolmentNumber: enrolmentNumber ?? '' },
    now: gstin ? copy.now.registered : shop.deliversTo === 'india' ? null : whereNow(shop, state),
    notice: await noticeOf({ db, shop, now }, needs),
  }
}

export type GstView = NonNullable<Awaited<ReturnType<typeof gstView>>>

const whereNow = ({ enrolmentNumber }: SellerContext['shop'], state: string) =>
  enrolmentNumber ? copy.now.enrolled(state) : copy.now.none(state)

async function noticeOf({ db, shop, now }: Pick<SellerContext, 'db' | 'shop' | 'now'>, needs: GstNeeds) {
  const { state, gstDueAt } = shop
  const due = gstDueAt !== null && gstDueAt > now ? formatDate(gstDueAt) : null
  if (shop.gstin === null) {
    const isEnding = due !== null && shop.deliversTo === 'india' && !hasNumber(shop, needs['inter-state'])
    return isEnding ? copy.due.reach(due, state ?? '') : null
  }
  if (needs['tax-details'] === 'nothing') return null
  const count = await countWithoutTax(db, { sellerId: shop.id, now })
  if (count === 0) return null
  return due === null ? copy.missing(count) : copy.due.details(count, due)
}
