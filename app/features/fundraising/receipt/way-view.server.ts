import { publicPayee } from '#app/features/fundraising/payees/payee-words.ts'
import { billNumbers } from '#app/features/fundraising/tranches/payout-words-copy.ts'
import { type GiftPart, listGiftParts } from '#app/features/fundraising/tranches/tranche-queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './way-copy.ts'

const rupees = (minor: number) => formatMoney(minor, 'INR')

/** Where the money of a settled gift went. */
export async function wayView(db: Db, { token, netMinor, now }: { token: string; netMinor: number; now: Date }) {
  const parts = await listGiftParts(db, token)
  const leftMinor = netMinor - parts.reduce((sum, { shareMinor }) => sum + shareMinor, 0)
  return {
    parts: parts.map((part) => partView(part, now)),
    left: leftMinor > 0 ? copy.left(rupees(leftMinor)) : null,
  }
}
export type WayView = Awaited<ReturnType<typeof wayView>>

function partView(part: GiftPart, now: Date) {
  const { id, shareMinor, payee, releasedAt, askedAt, paidAt, purpose, number, bills } = part
  return {
    id,
    line: copy.line(rupees(shareMinor), publicPayee(payee), formatDate(releasedAt ?? askedAt)),
    purpose: copy.purpose(purpose, number, billNumbers(bills.map((bill) => bill.number))),
    arrived: paidAt && copy.arrived(formatDate(paidAt)),
    update: updateWords(part, now),
  }
}

function updateWords({ updatedAt, updateDueAt }: GiftPart, now: Date): string | null {
  if (updatedAt) return copy.update(formatDate(updatedAt))
  if (!updateDueAt) return null
  return (updateDueAt < now ? copy.updateOverdue : copy.updateDue)(formatDate(updateDueAt))
}
