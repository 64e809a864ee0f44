import { listSharedMedia } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import { returnCopy } from '#app/features/orders/returns/return-copy.ts'
import type { OperatorReturn, OperatorReturnView } from '#app/features/orders/returns/return-queries.server.ts'
import type { EditorEntry } from '#app/features/resource-editor/fields.ts'
import { formatDate, formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { copy } from './copy.ts'

const TONES = {
  requested: 'wait',
  accepted: 'wait',
  refused: 'bad',
  disputed: 'wait',
  refunded: 'good',
  closed: 'plain',
} as const

export const entryOf = (found: OperatorReturn, now: Date): EditorEntry => ({
  id: found.id,
  title: found.orderNumber,
  line: copy.line(
    found.sellerName,
    formatMoney(found.requestedMinor, found.currency),
    formatRelative(found.stateAt, now),
  ),
  tags: [
    { words: returnCopy.states[found.state], tone: TONES[found.state] },
    { words: returnCopy.reasons[found.reason], tone: 'plain' },
  ],
})

/** With the photos of both sides. */
export async function disputeView(db: Db, found: OperatorReturnView) {
  const { id, view, currency, isOwn, isDecidable } = found
  const photos = await listSharedMedia(
    db,
    view.statements.flatMap((statement) => statement.photos),
  )
  const day = (moment: Date | null) => (moment === null ? copy.facts.none : formatDate(moment))
  const money = (minor: number) => formatMoney(minor, currency)
  const { facts } = copy
  const rows: [term: string, words: string][] = [
    [facts.things, view.lines.map(({ title, quantity }) => copy.thing(title, quantity)).join(', ')],
    [facts.requested, money(found.requestedMinor)],
    [facts.whole, money(found.totalMinor)],
    [facts.returned, money(found.refundedMinor)],
    [facts.seller, found.sellerName],
    [facts.buyer, found.buyerName ?? facts.forgotten],
    [facts.place, found.addressState],
    [facts.placed, day(found.placedAt)],
    [facts.sent, day(found.sentAt)],
    [facts.promised, day(found.arrivesBy)],
    [facts.delivered, day(found.deliveredAt)],
    ...(found.tracking ? [[facts.tracking, found.tracking] as [string, string]] : []),
  ]
  return {
    id,
    title: found.orderNumber,
    reason: returnCopy.reasons[view.reason],
    state: { words: returnCopy.states[view.state], tone: TONES[view.state] },
    isOwn,
    isDecidable,
    isOpen: view.state !== 'refunded' && view.state !== 'closed',
    requested: money(Math.min(found.requestedMinor, found.totalMinor - found.refundedMinor)),
    facts: rows,
    statements: view.statements.map(({ by, words, photos: ids, toState, at }, index) => ({
      key: String(index),
      by,
      side: copy.sides[by],
      words,
      step: toState && returnCopy.states[toState],
      at: formatDateTime(at),
      photos: ids.map((photo) => photos.get(photo)).filter((photo): photo is MediaView => photo !== undefined),
    })),
  }
}
export type Dispute = Awaited<ReturnType<typeof disputeView>>
