import { and, eq, isNull, sql } from 'drizzle-orm'
import { campaignFinding } from '#app/features/fundraising/finding/finding-tables.server.ts'
import { isCounted } from '#app/features/fundraising/rows/totals.server.ts'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { findOpenReturn } from '#app/features/fundraising/returns/decide-return.server.ts'
import { publicPayee } from '#app/features/fundraising/payees/payee-words.ts'
import { billNumbers } from '#app/features/fundraising/tranches/payout-words-copy.ts'
import { listPublicTranches } from '#app/features/fundraising/tranches/tranche-queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './payouts-copy.ts'

const rupees = (minor: number) => formatMoney(minor, 'INR')
const PERCENT = 100

interface Asking {
  slug: string
  now: Date
}

/** What the gifts that count brought to the campaign, without their payment costs: here, and before it was here. */
async function readNet(db: Db, slug: string): Promise<{ id: string; hereMinor: number; elsewhereMinor: number }> {
  const { campaignId, netMinor, paymentId } = contributions
  const elsewhere = db
    .select({ minor: sql`coalesce(sum(${netMinor}), 0)` })
    .from(contributions)
    .where(and(eq(campaignId, campaigns.id), isNull(paymentId), isCounted))
  const { id, minor, elsewhereMinor } = one(
    await db
      .select({
        id: campaigns.id,
        minor: campaignFinding.netMinor,
        elsewhereMinor: sql`(${elsewhere})`.mapWith(Number),
      })
      .from(campaignFinding)
      .innerJoin(campaigns, eq(campaigns.id, campaignFinding.campaignId))
      .where(eq(campaigns.slug, slug)),
  )
  return { id, hereMinor: minor - elsewhereMinor, elsewhereMinor }
}

/** The payouts of a campaign as everybody sees them; null before the first one. */
export async function payoutsView(db: Db, { slug, now }: Asking) {
  const tranches = await listPublicTranches(db, slug)
  if (tranches.length === 0) return null
  const paidMinor = tranches.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const { id: campaignId, hereMinor, elsewhereMinor } = await readNet(db, slug)
  const isGoingBack = (await findOpenReturn(db, campaignId))?.state === 'confirmed'
  const heldMinor = Math.max(0, hereMinor - paidMinor)
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
