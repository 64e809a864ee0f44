import type { SensitiveAction } from '#app/features/step-up/sensitive-actions.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { RETURN_WINDOW_MS } from '#app/features/marketplace/return-window.ts'
import { copy as payoutsCopy } from '#app/features/payouts/copy.ts'
import {
  findBankAccount,
  findFirstPosting,
  listHolds,
  listOwnPayouts,
  listStatement,
  listHeldShipments,
  readEarnings,
  type HeldShipment,
} from '#app/features/payouts/queries.server.ts'
import { findContactWait } from '#app/features/payouts/payout/contact-wait.server.ts'
import type { Earnings, HoldView, OwnPayout, Statement } from '#app/features/payouts/views.ts'
import { formatDate, formatDateTime, formatMonth } from '#app/platform/time/dates.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { copy } from './copy.ts'
import { monthBounds, chosenMonth, monthsSince } from './months.ts'

/** The result of a failed submission. */
export interface EarningsAnswer {
  act: string
  errors: Readonly<Record<string, string>>
  values: FormValues
  problem: string | null
  /** The proof of identity expired, so nothing was saved. */
  needsProof?: SensitiveAction
}

interface EarningsQuery {
  sellerId: string
  now: Date
  search: URLSearchParams
}

/** The requested month and currency, and the available ones. */
export async function readChoice(db: Db, { sellerId, now, search }: EarningsQuery) {
  const earnings = await readEarnings(db, { sellerId, now })
  const currencies = earnings.map(({ currency }) => currency)
  const currency = currencies.find((known) => known === search.get('currency')) ?? currencies[0] ?? 'INR'
  const months = monthsSince(await findFirstPosting(db, { sellerId, currency }), now)
  const month = chosenMonth(months, search.get('month'))
  return { earnings, currencies, currency, months, month }
}

/** Everything on the seller's earnings page, with formatted texts. */
export async function earningsView(db: Db, query: EarningsQuery) {
  const { sellerId, now } = query
  const { earnings, currencies, currency, months, month } = await readChoice(db, query)
  const account = await findBankAccount(db, { sellerId })
  const wait = await findContactWait(db, { sellerId, now })
  const holds = await listHolds(db, { sellerId, now })
  return {
    sums: earnings.map((sums) => sumsView(sums, account?.ending ?? null)),
    waiting: (await listHeldShipments(db, { sellerId })).map((shipment) => heldView(shipment, now)),
    holds: holds.filter(({ isInForce }) => isInForce).map(holdView),
    pastHolds: holds.filter(({ isInForce }) => !isInForce).map(holdView),
    account: account && {
      ending: account.ending,
      since: formatDate(account.changedAt),
      waits: account.payableFrom > now ? formatDateTime(account.payableFrom) : null,
    },
    contactWait: wait && copy.account.contactWait(formatDateTime(wait.changedAt), formatDateTime(wait.endsAt)),
    choice: {
      currencies,
      currency,
      month,
      months: months.map((value) => ({ value, name: formatMonth(value) })),
    },
    statement: statementView(await listStatement(db, { sellerId, currency, ...monthBounds(month) })),
    payouts: (await listOwnPayouts(db, { sellerId })).map(payoutView),
  }
}
export type EarningsView = Awaited<ReturnType<typeof earningsView>>

function sumsView({ currency, ...sums }: Earnings, ending: string | null) {
  const money = (minor: number) => formatMoney(minor, currency)
  const words = copy.sums
  const isSending = sums.payableMinor === 0 && sums.preparedMinor > 0
  const rows = [
    { term: words.held, hint: words.heldHint, amount: money(sums.heldMinor), isShown: true },
    { term: words.balance, hint: words.balanceHint, amount: money(sums.balanceMinor), isShown: true },
    { term: words.holds, hint: words.holdsHint, amount: money(-sums.holdsMinor), isShown: sums.holdsMinor > 0 },
    {
      term: words.prepared,
      hint: words.preparedHint,
      amount: money(-sums.preparedMinor),
      isShown: sums.preparedMinor > 0,
    },
  ]
  return {
    currency,
    next: money(isSending ? sums.preparedMinor : sums.payableMinor),
    nextWords: isSending ? words.sending : words.payable,
    to: ending === null ? words.noAccount : words.to(ending),
    paidOut: sums.paidOutMinor > 0 ? money(sums.paidOutMinor) : null,
    rows: rows.filter(({ isShown }) => isShown).map(({ term, hint, amount }) => ({ term, hint, amount })),
  }
}

function heldView({ shipmentId, number, currency, state, minor, deliveredAt, hasOpenReturn }: HeldShipment, now: Date) {
  const words = copy.waiting
  const until = deliveredAt && new Date(deliveredAt.getTime() + RETURN_WINDOW_MS)
  const why = () => {
    if (hasOpenReturn) return words.open
    if (until) return until > now ? words.delivered(formatDate(until)) : words.soon
    return state === 'sent' ? words.sent : words.paid
  }
  return { shipmentId, number, amount: formatMoney(minor, currency), why: why() }
}

function holdView({ id, amountMinor, currency, reason, endsAt, liftedAt, appeal, answer }: HoldView) {
  return {
    id,
    amount: formatMoney(amountMinor, currency),
    reason,
    ends: formatDate(endsAt),
    isLifted: liftedAt !== null,
    appeal,
    answer,
  }
}

function statementView({ currency, heldBeforeMinor, ownBeforeMinor, lines }: Statement) {
  const money = (minor: number) => formatMoney(minor, currency)
  const change = (minor: number) => (minor === 0 ? '' : minor > 0 ? `+${money(minor)}` : money(minor))
  return {
    before: { held: money(heldBeforeMinor), own: money(ownBeforeMinor) },
    lines: lines.map((line) => ({
      id: line.transferId,
      day: formatDate(line.at),
      what: payoutsCopy.kindOf(line.kind),
      number: line.number,
      commission: line.commissionMinor > 0 ? copy.statement.commission(money(line.commissionMinor)) : null,
      held: change(line.heldMinor),
      own: change(line.ownMinor),
      after: money(line.ownAfterMinor),
    })),
  }
}

const payoutView = ({ amountMinor, currency, stateAt, state, ...payout }: OwnPayout) => ({
  ...payout,
  state: state as keyof typeof copy.payouts.states,
  amount: formatMoney(amountMinor, currency),
  day: formatDate(stateAt),
})
