import { everyMonth } from '#app/features/fundraising/monthly/copy.ts'
import type { MonthlyGift } from '#app/features/fundraising/monthly/monthly-queries.server.ts'
import { formatDay } from '#app/platform/time/indian-days.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

export type MonthlyView = ReturnType<typeof monthlyView>

/** A monthly gift with formatted texts. Personal data: never cached or indexed. */
export function monthlyView(gift: MonthlyGift) {
  const { mandate, campaign, payment, paid } = gift
  const money = (amountMinor: number) => formatMoney(amountMinor, campaign.currency)
  const { endedAt, endReason, approvedAt, pausedUntil } = mandate
  const isLive = endedAt === null && approvedAt !== null
  const nextOn = nextDayOf(gift)
  const { facts, methods } = copy
  return {
    slug: campaign.slug,
    title: campaign.title,
    by: copy.by(campaign.organiserName),
    isTest: payment.isTest,
    isLive,
    isPaused: pausedUntil !== null,
    isWaiting: endedAt === null && approvedAt === null,
    state: stateOf(gift, money),
    ended: endReason && copy.ended[endReason],
    facts: [
      [facts.amount, money(mandate.amountMinor)],
      [facts.day, copy.day(everyMonth(mandate.dayOfMonth))],
      [facts.most, money(mandate.maxMinor)],
      [facts.method, methods[mandate.method]],
      [facts.ends, formatDay(mandate.endsOn)],
    ] as const,
    skipRule: isLive && nextOn ? copy.skip.rule(formatDay(nextOn)) : null,
    changeRule: copy.change.rule(money(mandate.maxMinor)),
    max: money(mandate.maxMinor),
    paid: paid.map(({ token, amountMinor, settledAt, isReturned }) => ({
      path: `/receipt/${token}`,
      amount: money(amountMinor),
      date: settledAt ? formatDate(settledAt) : '',
      isReturned,
    })),
    agreed: mandate.consentText.split('\n'),
  }
}

/** Null when there is no further payment. */
function nextDayOf({ mandate: { nextDebitOn, endsOn }, noticed }: MonthlyGift): string | null {
  if (noticed) return noticed.dueOn
  return nextDebitOn !== null && nextDebitOn <= endsOn ? nextDebitOn : null
}

function stateOf(gift: MonthlyGift, money: (amountMinor: number) => string): string {
  const { mandate, noticed } = gift
  const { states } = copy
  const nextOn = nextDayOf(gift)
  if (mandate.endedAt !== null) return states.ended
  if (mandate.approvedAt === null) return states.waiting
  if (mandate.state === 'paused') return states.pausedAtBank
  if (nextOn === null) return states.last
  if (noticed) return states.noticed(money(noticed.amountMinor), formatDay(nextOn))
  return mandate.pausedUntil
    ? states.paused(formatDay(mandate.pausedUntil), formatDay(nextOn))
    : states.active(formatDay(nextOn))
}
