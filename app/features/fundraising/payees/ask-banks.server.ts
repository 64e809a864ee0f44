import { and, asc, eq, isNull } from 'drizzle-orm'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { payeeWrongMail } from '#app/features/fundraising/tranches/mails.ts'
import { findOwnerAddress } from '#app/features/fundraising/tranches/owner-address.server.ts'
import { campaignPayees } from '#app/features/fundraising/tranches/tables.server.ts'
import { type BankAccount, sealAccount, unsealAccount } from '#app/platform/bank/account.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { AccountCheck, PayoutProvider } from '#app/platform/payments/payouts.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { insertBankCheck } from './bank-check.server.ts'
import { compareNames } from './compare-names.ts'
import { atBankPlace, type Payee, payeePlace } from './payee.server.ts'
import type { BankAnswer, NameMatch } from './payee-kinds.ts'
import { withdrawSecondNotices } from './tell-of-payee.server.ts'

const PAYEES_AT_A_TIME = 20
/** Afterwards an operator asks the bank in another way. */
const WAITS_MS = DAY_MS

interface AskDeps {
  db: Db
  now: Date
  sealer: Sealer
  site: Site
  log: Logger
  /** Absent without payouts: operators compare every account. */
  payouts: PayoutProvider | undefined
}

/**
 * Asks the provider about new accounts of payees. A closed account, and one whose name at the bank is the same as both
 * names that were entered, are decided by its answer; everything else waits for an operator, who sees the answer. Run it
 * every minute. Returns the number of answers.
 */
export async function askBanks(deps: AskDeps): Promise<number> {
  const { db, payouts } = deps
  if (!payouts) return 0
  const { nameMatch, replacedAt, bankAnswer, savedAt } = campaignPayees
  const rows = await db
    .select()
    .from(campaignPayees)
    .where(and(eq(nameMatch, 'unknown'), isNull(replacedAt), isNull(bankAnswer)))
    .orderBy(asc(savedAt))
    .limit(PAYEES_AT_A_TIME)
  let answers = 0
  for (const payee of rows) answers += (await askBank(deps, payouts, payee)) ? 1 : 0
  return answers
}

async function askBank(deps: AskDeps, payouts: PayoutProvider, payee: Payee): Promise<boolean> {
  const { db, now, sealer } = deps
  const account = unsealAccount(sealer, payee.sealedAccount, payeePlace(payee.id))
  const check = account && (await checkOnce(deps, payouts, { payee, account }))
  const isPending = check === 'unavailable' || check?.state === 'pending'
  const askedAt = payee.bankAskedAt ?? now
  if (isPending && now.getTime() < askedAt.getTime() + WAITS_MS) {
    const bankCheckRef = check === 'unavailable' ? payee.bankCheckRef : check.checkRef
    await db.update(campaignPayees).set({ bankAskedAt: askedAt, bankCheckRef }).where(eq(campaignPayees.id, payee.id))
    return false
  }
  await record(deps, payee, { account, check: isPending ? null : check, askedAt })
  return true
}

/** Null when the provider does not take the question; it is not asked again. */
async function checkOnce(
  { log }: AskDeps,
  payouts: PayoutProvider,
  { payee, account }: { payee: Payee; account: BankAccount },
): Promise<AccountCheck | 'unavailable' | null> {
  try {
    return await payouts.checkAccount({ checkId: payee.id, checkRef: payee.bankCheckRef, beneficiary: account })
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    log.error({ payee: payee.id, code: error.code }, 'an account could not be checked')
    return error.kind === 'refused' ? null : 'unavailable'
  }
}

interface Answered {
  account: BankAccount | null
  check: Exclude<AccountCheck, { state: 'pending' }> | null
  askedAt: Date
}

const ANSWERS = { active: 'exists', invalid: 'closed', failed: 'no-answer' } as const satisfies Record<
  string,
  BankAnswer
>

async function record({ db, now, sealer, site }: AskDeps, payee: Payee, { account, check, askedAt }: Answered) {
  const { id } = payee
  const holder = check?.state === 'active' ? check.nameAtBank : null
  const atBank = account && holder ? { ...account, holder } : null
  const match = check && account ? decidedBy(check, { name: payee.name, holder: account.holder }) : 'unknown'
  await db.transaction(async (tx) => {
    const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, payee.campaignId)).for('no key update')
    const isOpen = and(
      eq(campaignPayees.id, id),
      isNull(campaignPayees.replacedAt),
      eq(campaignPayees.nameMatch, 'unknown'),
    )
    const [current] = await tx
      .update(campaignPayees)
      .set({
        bankAskedAt: askedAt,
        bankAnswer: check ? ANSWERS[check.state] : 'no-answer',
        sealedAtBank: atBank && sealAccount(sealer, atBank, atBankPlace(id)),
        ...(match !== 'unknown' && { nameMatch: match, matchedAt: now }),
      })
      .where(isOpen)
      .returning()
    if (!current || !campaign || match === 'unknown') return
    if (match === 'match') await insertBankCheck(tx, { payee, by: null, now })
    else {
      await withdrawSecondNotices(tx, id)
      const to = await findOwnerAddress(tx, campaign.id)
      const mail = () => payeeWrongMail({ campaign, match }, site)
      await notify(tx, { now, sealer }, { to, key: `campaign-payee-checked:${id}`, mail })
    }
    await announce(tx, campaign.slug)
  })
}

/** Only what needs nobody's judgement. */
function decidedBy(
  check: NonNullable<Answered['check']>,
  { name, holder }: { name: string; holder: string },
): Extract<NameMatch, 'match' | 'closed' | 'unknown'> {
  if (check.state === 'invalid') return 'closed'
  if (check.state !== 'active' || check.nameAtBank === null) return 'unknown'
  const atBank = check.nameAtBank
  return [name, holder].every((entered) => compareNames(entered, atBank) === 'match') ? 'match' : 'unknown'
}
