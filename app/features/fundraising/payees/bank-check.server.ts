import { BANK_CHECK_DAYS } from '#app/features/fundraising/campaign-checks/check-kinds.ts'
import { insertCheck } from '#app/features/fundraising/campaign-checks/insert-check.server.ts'
import type { Member } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import type { Payee } from './payee.server.ts'
import { type NameMatch, PAYABLE_MATCHES } from './payee-kinds.ts'

export const isPayable = (match: NameMatch): boolean => PAYABLE_MATCHES.some((payable) => payable === match)

/** Writes onto the campaign's page in whose name the account is. `by`: null when the bank compared it. */
export function insertBankCheck(
  tx: Db,
  { payee, by, now }: { payee: Payee; by: Member | null; now: Date },
): Promise<void> {
  const { campaignId, kind, name } = payee
  const until = new Date(now.getTime() + BANK_CHECK_DAYS * DAY_MS)
  const words = kind === 'institution' ? `${name}.` : null
  const check = { campaignId, kind: 'bank' as const, seen: `account-${kind}` as const, words, documentId: null }
  return insertCheck(tx, { ...check, by, checkedAt: now, until })
}
