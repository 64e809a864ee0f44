import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import type {
  AccountCheck,
  AccountCheckRequest,
  PayoutProvider,
  PayoutReport,
  PayoutRequest,
  PayoutState,
} from '#app/platform/payments/payouts.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { sandboxPayoutBody } from '#app/platform/payments/sandbox/notification.server.ts'
import {
  sandboxAccountChecks,
  sandboxNotifications,
  type SandboxPayout,
  sandboxPayouts,
} from '#app/platform/payments/sandbox/tables.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import type { Clock } from '#app/platform/time/clock.ts'
import { answerOf, LOW_BALANCE, outcomeOf, payoutStateAt, planPayout } from './outcomes.ts'

const ENDING_CHARS = 4
/** How long a bank takes to answer. */
const CHECK_MS = 2_000
const OTHER_NAME = 'KAVERI STORES'
const UTR_CHARS = 12

/** Payouts that move no money: their states follow the clock, and the account's number chooses the outcome. */
export function sandboxPayoutProvider({ db, clock }: { db: Db; clock: Clock }): PayoutProvider {
  return {
    create: async (request) => {
      const now = clock()
      return reportOf(await createPayout(db, request, now), now)
    },
    async fetch(providerRef) {
      if (!isUuid(providerRef)) return null
      const [payout] = await db.select().from(sandboxPayouts).where(eq(sandboxPayouts.id, providerRef))
      return payout ? reportOf(payout, clock()) : null
    },
    checkAccount: (request) => checkAccount(db, request, clock()),
  }
}

/** Creates a payout, or returns the existing one with the same reference. */
async function createPayout(db: Db, request: PayoutRequest, now: Date): Promise<SandboxPayout> {
  if (request.currency !== 'INR') throw refused('create-payout', 'other-currency')
  const { payoutId: reference, amountMinor, currency, beneficiary } = request
  const agreed = { amountMinor, currency, ending: beneficiary.number.slice(-ENDING_CHARS), ifsc: beneficiary.ifsc }
  const { timestamps, reason, notifications } = planPayout(outcomeOf(agreed.ending), now)
  return db.transaction(async (tx) => {
    const [created] = await tx
      .insert(sandboxPayouts)
      .values({ reference, ...agreed, ...timestamps, reason })
      .onConflictDoNothing({ target: sandboxPayouts.reference })
      .returning()
    if (created) {
      await schedule(tx, created, notifications)
      return created
    }
    const [earlier] = await tx.select().from(sandboxPayouts).where(eq(sandboxPayouts.reference, reference))
    const isSame = (Object.keys(agreed) as (keyof typeof agreed)[]).every((key) => earlier?.[key] === agreed[key])
    if (!earlier || !isSame) throw refused('create-payout', 'reference-of-another-payout')
    return earlier
  })
}

async function schedule(tx: Db, payout: SandboxPayout, planned: { state: PayoutState; dueAt: Date }[]): Promise<void> {
  // A state that is told twice is the same event.
  const bodies = new Map<PayoutState, { eventId: string; body: string }>()
  for (const { state, dueAt } of planned) {
    const eventId = randomUUID()
    const told = bodies.get(state) ?? { eventId, body: sandboxPayoutBody(eventId, dueAt, reportIn(payout, state)) }
    bodies.set(state, told)
    await tx.insert(sandboxNotifications).values({ payoutId: payout.id, state, dueAt, ...told })
  }
}

const reportOf = (payout: SandboxPayout, now: Date): PayoutReport => reportIn(payout, payoutStateAt(payout, now))

function reportIn(payout: SandboxPayout, state: PayoutState): PayoutReport {
  const { id, reference, amountMinor, currency } = payout
  const isAtBank = state === 'processed' || state === 'reversed'
  const isTold = state === 'failed' || state === 'reversed' || (state === 'queued' && payout.reason === LOW_BALANCE)
  return {
    payoutId: reference,
    providerRef: id,
    state,
    amountMinor,
    currency,
    utr: isAtBank ? `SANDBOX${id.replaceAll('-', '').slice(0, UTR_CHARS).toUpperCase()}` : null,
    reason: isTold ? payout.reason : null,
  }
}

/** The same call with the reference answers once the bank has. The account itself is not stored. */
async function checkAccount(db: Db, request: AccountCheckRequest, now: Date): Promise<AccountCheck> {
  const { checkId, checkRef, beneficiary } = request
  if (checkRef === null) {
    await db
      .insert(sandboxAccountChecks)
      .values({ reference: checkId, createdAt: now })
      .onConflictDoNothing({ target: sandboxAccountChecks.reference })
  }
  const [check] = await db.select().from(sandboxAccountChecks).where(eq(sandboxAccountChecks.reference, checkId))
  if (!check || (checkRef !== null && checkRef !== check.id)) throw refused('check-account', 'unknown-id')
  const answer = answerOf(beneficiary.number.slice(-ENDING_CHARS))
  if (answer === 'unanswered' || now.getTime() < check.createdAt.getTime() + CHECK_MS) {
    return { checkRef: check.id, state: 'pending' }
  }
  if (answer === 'closed') return { checkRef: check.id, state: 'invalid', reason: 'account_closed' }
  return { checkRef: check.id, state: 'active', nameAtBank: nameIn(answer, beneficiary.holder.toUpperCase()) }
}

function nameIn(answer: 'other-name' | 'close-name' | 'same-name', holder: string): string {
  if (answer === 'other-name') return OTHER_NAME
  // Banks often know one more initial.
  return answer === 'close-name' ? `${holder} K` : holder
}

function refused(action: string, code: string): PaymentProviderError {
  return new PaymentProviderError('refused', { provider: 'sandbox', action, code })
}
