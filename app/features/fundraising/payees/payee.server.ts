import { and, eq, isNull } from 'drizzle-orm'
import { campaignPayees } from '#app/features/fundraising/tranches/tables.server.ts'
import { NEW_ACCOUNT_WAIT_MS } from '#app/platform/bank/account-wait.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { PAYABLE_MATCHES } from './payee-kinds.ts'

export type Payee = typeof campaignPayees.$inferSelect

/** The sealing context of a payee's account. */
export const payeePlace = (payeeId: string): string => `campaign-payees:${payeeId}`

/** The sealing context of the account as the bank knows it. */
export const atBankPlace = (payeeId: string): string => `campaign-payees:${payeeId}:bank`

/** Who a campaign's money is paid to now; null before anybody was entered. */
export async function findPayee(db: Db, campaignId: string): Promise<Payee | null> {
  const [payee] = await db
    .select()
    .from(campaignPayees)
    .where(and(eq(campaignPayees.campaignId, campaignId), isNull(campaignPayees.replacedAt)))
  return payee ?? null
}

/** When a new or changed account can be paid for the first time. */
export const payableFrom = ({ savedAt }: Pick<Payee, 'savedAt'>): Date =>
  new Date(savedAt.getTime() + NEW_ACCOUNT_WAIT_MS)

export type PayeeProblem = 'no-payee' | 'payee-wrong' | 'payee-unverified' | 'payee-new'

/** Why this payee cannot be paid now; null when it can. */
export function payeeProblem(payee: Payee | null, now: Date): PayeeProblem | null {
  if (!payee) return 'no-payee'
  if (payee.nameMatch === 'other' || payee.nameMatch === 'closed') return 'payee-wrong'
  if (!PAYABLE_MATCHES.some((match) => match === payee.nameMatch)) return 'payee-unverified'
  return payableFrom(payee) > now ? 'payee-new' : null
}
