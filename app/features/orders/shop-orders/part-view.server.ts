import { RETURN_WINDOW_MS } from '#app/features/marketplace/schema.ts'
import type { MediaView } from '#app/features/media/views.ts'
import { isCancellable, isSendable } from '#app/features/orders/policy.ts'
import type { findDeskPart } from '#app/features/orders/queries.server.ts'
import { CASE_ANSWER_MS } from '#app/features/orders/schema.ts'
import { isCaseEdge } from '#app/features/orders/states.ts'
import type { CaseView, PartTotals, PartView, StepView } from '#app/features/orders/views.ts'
import { formatDate, formatDateTime } from '#app/platform/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import { copy } from './copy.ts'

interface Drawing {
  shopName: string
  /** What the photos of its cases show, by id. */
  media: ReadonlyMap<string, MediaView>
}

type Found = NonNullable<Awaited<ReturnType<typeof findDeskPart>>>

/** One parcel as the seller works on it, in finished words. */
export function partView({ order, part }: Found, { shopName, media }: Drawing) {
  const { number, currency, address, placedAt } = order
  const money = (amountMinor: number) => formatMoney(amountMinor, currency)
  const words = copy.part
  return {
    id: part.id,
    number,
    title: words.title(number),
    placed: words.placed(formatDateTime(placedAt)),
    state: part.state,
    next: nextOf(part),
    shopName,
    address: address && {
      lines: [address.name, address.line1, address.line2, `${address.city} ${address.pin}`, address.state].filter(
        Boolean,
      ),
      phone: words.phone(address.phone),
    },
    lines: part.lines.map(({ id, title, quantity, sumMinor }) => ({ id, title, quantity, sum: money(sumMinor) })),
    sums: sumsOf(part.totals, money),
    canPack: part.state === 'paid',
    canSend: isSendable(part),
    canCancel: isCancellable(part),
    invoice: part.invoiceNumber && words.invoice(part.invoiceNumber),
    steps: part.steps.map((step) => stepOf(step, part)),
    cases: part.cases.map((found) => caseOf(found, { money, media })),
  }
}

export type PartPageView = ReturnType<typeof partView>
export type CasePageView = PartPageView['cases'][number]

function nextOf({ state, arrivesBy, deliveredAt, releasedAt }: PartView): string {
  const { next, yours, released } = copy.part
  if (state === 'paid' || state === 'packed' || state === 'sent') return next[state](formatDate(arrivesBy))
  if (state !== 'delivered' || !deliveredAt) return next[state]
  const end = new Date(deliveredAt.getTime() + RETURN_WINDOW_MS)
  return `${next.delivered} ${releasedAt ? released(formatDate(releasedAt)) : yours(formatDate(end))}`
}

/** Nothing is said of what is nothing. */
function sumsOf(totals: PartTotals, money: (amountMinor: number) => string) {
  const words = copy.part.sum
  const { goodsMinor, deliveryMinor, refundedMinor, commissionMinor, earnedMinor } = totals
  return [
    { what: words.goods, amount: money(goodsMinor) },
    { what: words.delivery, amount: deliveryMinor > 0 ? money(deliveryMinor) : copy.part.free },
    ...(refundedMinor > 0 ? [{ what: words.refunded, amount: money(-refundedMinor) }] : []),
    ...(commissionMinor > 0 ? [{ what: words.commission, amount: money(-commissionMinor) }] : []),
    { what: words.earned, amount: money(earnedMinor) },
  ]
}

function stepOf({ to, at, by, reason }: StepView, { tracking }: PartView) {
  const words = copy.part
  const notes = [words.stepBy[by], reason, to === 'sent' && tracking ? words.tracking(tracking) : '']
  return { state: to, what: words.stepNames[to], at: formatDateTime(at), note: notes.filter(Boolean).join('. ') }
}

interface CaseDrawing extends Pick<Drawing, 'media'> {
  money: (amountMinor: number) => string
}

function caseOf(found: CaseView, { money, media }: CaseDrawing) {
  const { id, state, stateAt, reason, wantedMinor, lines, statements } = found
  const words = copy.cases
  const amount = money(wantedMinor)
  const answerBy = formatDate(new Date(stateAt.getTime() + CASE_ANSWER_MS))
  return {
    id,
    amount,
    title: words.title(words.reasons[reason]),
    about: words.about(lines.map(({ title, quantity }) => copy.line(title, quantity)).join(', '), amount),
    state: words.states[state](answerBy),
    isWaiting: state === 'requested',
    canAccept: isCaseEdge(state, 'accepted'),
    canRefuse: isCaseEdge(state, 'refused'),
    canRefund: isCaseEdge(state, 'refunded') && state !== 'disputed',
    isOpen: isCaseEdge(state, 'closed'),
    statements: statements.map(({ by, words: said, photos, at }) => ({
      by: words.by[by],
      at: formatDateTime(at),
      words: said,
      photos: photos.flatMap((photo) => media.get(photo) ?? []),
    })),
  }
}
