import type { Db } from '#app/platform/db/database.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { readChecks } from './check-queries.server.ts'
import { copy } from './copy.ts'

/** What we checked of a campaign, in words; null before the first check. */
export async function checksView(db: Db, asking: { slug: string; now: Date }) {
  const { valid, again } = await readChecks(db, asking)
  if (valid.length + again.length === 0) return null
  return [
    ...valid.map(({ kind, seen, amountMinor, words, by, checkedAt, until }) => ({
      kind: copy.kinds[kind],
      words: [copy.seen[seen], amountMinor && copy.amount(formatMoney(amountMinor, 'INR')), words]
        .filter(Boolean)
        .join(' '),
      by: copy.by(by, formatDate(checkedAt), formatDate(until)),
    })),
    ...again.map(({ kind, fact }) => ({ kind: copy.kinds[kind], words: copy.again[fact], by: null })),
  ]
}
export type ChecksView = NonNullable<Awaited<ReturnType<typeof checksView>>>
