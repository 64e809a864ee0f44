import type { findOwnShop } from '#app/features/marketplace/listing/own-queries.server.ts'
import { countOpenQuestions } from '#app/features/marketplace/questions/question-queries.server.ts'
import { hasProducts, listLowStock } from '#app/features/marketplace/sellers/operator-seller-queries.server.ts'
import { countReturnsToAnswer } from '#app/features/orders/returns/return-queries.server.ts'
import { listShopShipments } from '#app/features/orders/queries.server.ts'
import { readEarnings } from '#app/features/payouts/queries.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { formatMoney } from '#app/platform/money.ts'

type OwnShop = NonNullable<Awaited<ReturnType<typeof findOwnShop>>>

/** The seller's open tasks and the shop's state, with formatted texts. */
export async function overviewOf(
  db: Db,
  { shop: { id: sellerId, slug, displayName, isVerified, verifiedUntil }, now }: { shop: OwnShop; now: Date },
) {
  const shipments = await listShopShipments(db, { sellerId, states: ['paid', 'packed'] })
  const firstDue = shipments.map(({ arrivesBy }) => arrivesBy.getTime()).toSorted((a, b) => a - b)[0]
  const earnings = await readEarnings(db, { sellerId, now })
  return {
    slug,
    displayName,
    verifiedUntil: isVerified && verifiedUntil ? formatDate(verifiedUntil) : null,
    toSend: shipments.length,
    firstDue: firstDue === undefined ? null : formatDate(new Date(firstDue)),
    toAnswer: await countReturnsToAnswer(db, { sellerId }),
    openQuestions: await countOpenQuestions(db, { sellerId }),
    money: earnings
      .filter((sums) => sums.heldMinor + sums.balanceMinor + sums.paidOutMinor > 0)
      .map(({ currency, payableMinor, heldMinor, holdsMinor }) => ({
        currency,
        payable: formatMoney(payableMinor, currency),
        held: formatMoney(heldMinor, currency),
        holds: holdsMinor > 0 ? formatMoney(holdsMinor, currency) : null,
      })),
    low: await listLowStock(db, { sellerId }),
    hasProducts: await hasProducts(db, { sellerId }),
  }
}

export type OverviewView = Awaited<ReturnType<typeof overviewOf>>
