import { publicPayee } from '#app/features/fundraising/payees/payee-words.ts'
import { billNumbers } from '#app/features/fundraising/tranches/payout-words-copy.ts'
import { listPublicTranches } from '#app/features/fundraising/tranches/tranche-queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './payouts-copy.ts'

const rupees = (minor: number) => formatMoney(minor, 'INR')
const PERCENT = 100

interface Asking {
  slug: string
  now: Date
}

/** The payouts of a campaign as everybody sees them; null before the first one. */
export async function payoutsView(db: Db, { slug, now }: Asking) {
  const tranches = await listPublicTranches(db, slug)
  const [newest] = tranches
  if (!newest) return null
  const { netMinor, elsewhereMinor, paidMinor, isGoingBack } = newest.campaign
  const heldMinor = Math.max(0, netMinor - elsewhereMinor - paidMinor)
  return {
    paid: copy.paid(rupees(paidMinor)),
    held: isGoingBack ? copy.goingBack(rupees(heldMinor)) : copy.held(rupees(heldMinor)),
    elsewhere: elsewhereMinor > 0 ? copy.elsewhere(rupees(elsewhereMinor)) : null,
    bar: (isGoingBack ? copy.barGoingBack : copy.bar)(rupees(paidMinor), rupees(heldMinor)),
    paidPercent: Math.round((paidMinor * PERCENT) / (paidMinor + heldMinor)),
    rows: tranches.map(({ id, payee, purpose, bills, releasedAt, askedAt, amountMinor, updateDueAt, updatedAt }) => ({
      id,
      to: publicPayee(payee),
      purpose,
      bills: bills.length > 0 ? copy.bills(billNumbers(bills.map(({ number }) => number))) : null,
      billLines: bills.map((bill) => copy.bill(bill.number, bill.what, rupees(bill.amountMinor))),
      day: formatDate(releasedAt ?? askedAt),
      amount: rupees(amountMinor),
      overdue: updateDueAt && updateDueAt < now && !updatedAt ? copy.overdue(formatDate(updateDueAt)) : null,
    })),
  }
}
export type PayoutsView = NonNullable<Awaited<ReturnType<typeof payoutsView>>>
