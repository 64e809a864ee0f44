import type { SensitiveAction } from '#app/features/step-up/sensitive-actions.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { RETURN_WINDOW_MS } from '#app/features/marketplace/return-window.ts'
import { copy as payoutsCopy } from '#app/features/payouts/copy.ts'
import {
  findBankAccount,
  findFirstMonth,
  listHolds,
  listOwnPayouts,
  listStatement,
  listHeldShipments,
  readEarnings,
  type HeldShipment,
} from '#app/features/payouts/queries.server.ts'
import { findContactWait } from '#app/features/payouts/payout/contact-wait.server.ts'
import type { Earnings, HoldView, OwnPayout, Statement } from '#app/features/payouts/views.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { together } from '#app/platform/db/together.server.ts'
import { CURRENCIES } from '#app/features/marketplace/schema.ts'
import { formatDate, formatDateTime, formatMonth } from '#app/platform/time/dates.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { copy } from './copy.ts'
import { monthBounds, chosenMonth, type Month, monthsSince } from './months.ts'

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

/** The statement of the requested month and currency, and the available ones. */
export async function readChoice(db: Db, { sellerId, now, search }: EarningsQuery) {
  const asked = search.get('month')
  const likely = chosenMonth(monthsSince(new Date(0), now), asked)
  const read = (currency: string, month: Month) => listStatement(db, { sellerId, currency, ...monthBounds(month) })
  // Which currencies and months there are is not known yet.
  const [earnings, ...books] = await Promise.all([
    readEarnings(db, { sellerId, now }),
    ...CURRENCIES.map((currency) =>
      allKeyed({
        currency,
        first: findFirstMonth(db, { sellerId, currency }),
        statement: read(currency, likely),
      }),
    ),
  ])
  const currencies = earnings.map(({ currency }) => currency)
  const currency = currencies.find((known) => known === search.get('currency')) ?? currencies[0] ?? 'INR'
  const book = books.find((each) => each.currency === currency)
  const months = monthsSince(book?.first ?? null, now)
  const month = chosenMonth(months, asked)
  const statement = book && month === likely ? book.statement : await read(currency, month)
  return { earnings, currencies, currency, months, month, statement }
}

/** Everything on the seller's earnings page, with formatted texts. */
export async function earningsView(db: Db, query: EarningsQuery) {
  const { sellerId, now } = query
  const read = together(db)
  const { choice, account, wait, holds, waiting, payouts } = await allKeyed({
    choice: readChoice(read, query),
    account: findBankAccount(read, { sellerId }),
    wait: findContactWait(read, { sellerId, now }),
    holds: listHolds(read, { sellerId, now }),
    waiting: listHeldShipments(read, { sellerId }),
    payouts: listOwnPayouts(read, { sellerId }),
  })
  const { earnings, currencies, currency, months, month, statement } = choice
  return {
    sums: earnings.map((sums) => sumsView(sums, account?.ending ?? null)),
    waiting: waiting.map((shipment) => heldView(shipment, now)),
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
    statement: statementView(statement),
    payouts: payouts.map(payoutView),
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
