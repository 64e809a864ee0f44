import { findBillFiles } from '#app/features/fundraising/bills/bill-files.server.ts'
import { type Bill, billMedia, listBills } from '#app/features/fundraising/bills/bill-queries.server.ts'
import { readGivingRules } from '#app/features/fundraising/giving-rules/giving-rule-queries.server.ts'
import { type HoldView, listHoldsOf } from '#app/features/fundraising/holds/hold-queries.server.ts'
import { findPayee, type Payee, payableFrom, payeeProblem } from '#app/features/fundraising/payees/payee.server.ts'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import { waitsForGoal } from '#app/features/fundraising/surplus/surplus-rules.ts'
import type { campaigns } from '#app/features/fundraising/tables.server.ts'
import {
  type CampaignMoney,
  findOverdueUpdate,
  readShownMoney,
} from '#app/features/fundraising/tranches/campaign-money.server.ts'
import { type MoneyLineName, moneyLines } from '#app/features/fundraising/tranches/money-lines.ts'
import { TRANCHE_MINOR_MIN } from '#app/features/fundraising/tranches/states.ts'
import { listTranches, type TrancheView } from '#app/features/fundraising/tranches/tranche-queries.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate, formatDateTime } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

const rupees = (minor: number) => formatMoney(minor, 'INR')
const BP_PER_PERCENT = 100

interface Asking {
  actor: Actor
  campaign: typeof campaigns.$inferSelect
  now: Date
}

/** The page of a campaign's money for those who may manage it. */
export async function moneyView(db: Db, { actor, campaign, now }: Asking) {
  const { money, state, payee, bills, files, tranches, overdue, rules, holds } = await read(together(db), {
    actor,
    campaignId: campaign.id,
    now,
  })
  const share = rules['documented-share-bp']
  return {
    slug: campaign.slug,
    title: campaign.title,
    sums: sumsView(money),
    payee: payee && payeeView(payee, now),
    mayChangePayee: canManageCampaign(actor, campaign, 'owner'),
    mayPostUpdates: canManageCampaign(actor, campaign, 'updates'),
    bills: bills.map((bill) => billView(bill, files)),
    billShare: `${share / BP_PER_PERCENT} %`,
    billOptions: optionsOf(bills),
    blocks: blocksOf({
      payee,
      now,
      isOverdue: overdue !== null,
      isGoalOpen: waitsForGoal({ ...campaign, ...money, raisedMinor: state.raisedMinor }),
      money,
      tranches,
    }),
    holds: holds.map(holdView),
    update: updateOf(tranches, now),
    payouts: tranches.map(payoutView),
  }
}
export type MoneyView = Awaited<ReturnType<typeof moneyView>>

function read(db: Db, asking: { actor: Actor; campaignId: string; now: Date }) {
  const { actor, campaignId, now } = asking
  return allKeyed({
    money: readShownMoney(db, asking),
    state: readCampaignState(db, campaignId),
    payee: findPayee(db, campaignId),
    bills: listBills(db, campaignId),
    files: findBillFiles(db, { actor, ids: billMedia(db, campaignId) }),
    tranches: listTranches(db, campaignId),
    overdue: findOverdueUpdate(db, asking),
    rules: readGivingRules(db, now),
    holds: listHoldsOf(db, asking),
  })
}

/** Labels of the bills of which something is left, by id. */
const optionsOf = (bills: readonly Bill[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    bills.flatMap(({ id, what, leftMinor }) =>
      leftMinor > 0 ? [[id, copy.ask.bill(what, copy.bills.left(rupees(leftMinor)))]] : [],
    ),
  )

const HINTS: Partial<Record<MoneyLineName, string>> = copy.sums.hints

function sumsView(money: CampaignMoney) {
  const lines = moneyLines(money).filter(({ name, minor }) => name === 'received' || minor !== 0)
  return {
    payable: rupees(money.payableMinor),
    rows: lines.map(({ name, minor }) => ({
      term: copy.sums.terms[name],
      hint: HINTS[name] ?? '',
      amount: rupees(minor),
    })),
  }
}

function payeeView(payee: Payee, now: Date) {
  const { kind, name, ending, savedAt, nameMatch, reason } = payee
  return {
    kind,
    name,
    ending,
    reason,
    since: formatDate(savedAt),
    nameMatch,
    waits: payableFrom(payee) > now ? formatDateTime(payableFrom(payee)) : null,
  }
}

function billView({ id, what, amountMinor, leftMinor, wasNamed, mediaId }: Bill, files: ReadonlyMap<string, string>) {
  return {
    id,
    what,
    amount: rupees(amountMinor),
    left: leftMinor > 0 ? copy.bills.left(rupees(leftMinor)) : copy.bills.paid,
    canRemove: !wasNamed,
    href: mediaId === null ? null : (files.get(mediaId) ?? null),
  }
}

function holdView(hold: HoldView) {
  const { id, amountMinor, endsAt, reason, appeal, answer, liftedAt, isInForce } = hold
  const words = copy.holds
  const amount = amountMinor === null ? words.all : rupees(amountMinor)
  const open = answer ? 'answered' : appeal ? 'appealed' : 'inForce'
  const state: keyof typeof words.states = isInForce ? open : liftedAt ? 'lifted' : 'over'
  const lead = isInForce ? words.lead(amount, formatDate(endsAt)) : words.over(amount)
  return { id, lead, reason, appeal, answer, isInForce, state }
}

interface State {
  payee: Payee | null
  now: Date
  isOverdue: boolean
  isGoalOpen: boolean
  money: CampaignMoney
  tranches: readonly TrancheView[]
}

/** What is missing before a payout can be asked for. */
function blocksOf({ payee, now, isOverdue, isGoalOpen, money, tranches }: State): (keyof typeof copy.ask.blocks)[] {
  const problem = payeeProblem(payee, now)
  return [
    ...(problem ? [problem] : []),
    ...(isOverdue ? (['update-overdue'] as const) : []),
    ...(isGoalOpen ? (['goal-open'] as const) : []),
    ...(money.isReturning ? (['being-returned'] as const) : []),
    ...(!money.isReturning && money.payableMinor < TRANCHE_MINOR_MIN ? (['nothing-there'] as const) : []),
    ...(tranches.some(({ state }) => state === 'asked') ? (['already-asked'] as const) : []),
  ]
}

/** The update that is due next, in words. */
function updateOf(tranches: readonly TrancheView[], now: Date): string | null {
  const due = tranches.filter(({ state, updatedAt }) => state === 'paid' && updatedAt === null)
  const dueAt = due.flatMap((tranche) => tranche.updateDueAt ?? []).toSorted((a, b) => a.getTime() - b.getTime())[0]
  if (!dueAt) return null
  return dueAt < now ? copy.update.overdue(formatDate(dueAt)) : copy.update.due(formatDate(dueAt))
}

function payoutView({ id, number, state, amountMinor, purpose, payee, ending, askedAt, reason, bills }: TrancheView) {
  return {
    id,
    state,
    amount: rupees(amountMinor),
    line: copy.payouts.line(number, formatDate(askedAt)),
    purpose,
    to: copy.payouts.to(payee.name, ending),
    bills: copy.payouts.bills(bills.length),
    reason,
  }
}
