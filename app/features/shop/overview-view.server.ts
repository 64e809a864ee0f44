import type { findOwnShop } from '#app/features/marketplace/listing/own-queries.server.ts'
import { countOpenQuestions } from '#app/features/marketplace/questions/question-queries.server.ts'
import { hasProducts, listLowStock } from '#app/features/marketplace/listing/own-queries.server.ts'
import { countReturnsToAnswer } from '#app/features/orders/returns/return-queries.server.ts'
import { countShipmentsToSend } from '#app/features/orders/shop-orders/shop-shipment-queries.server.ts'
import { readEarnings } from '#app/features/payouts/queries.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { together } from '#app/platform/db/together.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { formatMoney } from '#app/platform/money.ts'

type OwnShop = NonNullable<Awaited<ReturnType<typeof findOwnShop>>>

/** The seller's open tasks and the shop's state, with formatted texts. */
export async function overviewOf(
  writable: Db,
  { shop: { id: sellerId, slug, displayName, isVerified, verifiedUntil }, now }: { shop: OwnShop; now: Date },
) {
  const db = together(writable)
  const { toSend, earnings, ...counted } = await allKeyed({
    toSend: countShipmentsToSend(db, { sellerId }),
    earnings: readEarnings(db, { sellerId, now }),
    toAnswer: countReturnsToAnswer(db, { sellerId }),
    openQuestions: countOpenQuestions(db, { sellerId }),
    low: listLowStock(db, { sellerId }),
    hasProducts: hasProducts(db, { sellerId }),
  })
  return {
    ...counted,
    slug,
    displayName,
    verifiedUntil: isVerified && verifiedUntil ? formatDate(verifiedUntil) : null,
    toSend: toSend.count,
    firstDue: toSend.firstDue && formatDate(toSend.firstDue),
    money: earnings
      .filter((sums) => sums.heldMinor + sums.balanceMinor + sums.paidOutMinor > 0)
      .map(({ currency, payableMinor, heldMinor, holdsMinor }) => ({
        currency,
        payable: formatMoney(payableMinor, currency),
        held: formatMoney(heldMinor, currency),
        holds: holdsMinor > 0 ? formatMoney(holdsMinor, currency) : null,
      })),
  }
}

export type OverviewView = Awaited<ReturnType<typeof overviewOf>>
