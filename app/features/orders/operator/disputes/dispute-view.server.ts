import { listSharedMedia } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import { caseCopy } from '#app/features/orders/returns/case-copy.ts'
import type { DeskCase, DeskCaseView } from '#app/features/orders/returns/case-queries.server.ts'
import type { EditorEntry } from '#app/features/resource-editor/fields.ts'
import { formatDate, formatDateTime, formatRelative } from '#app/platform/dates.ts'
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

/** A case as the list shows it. */
export const entryOf = (found: DeskCase, now: Date): EditorEntry => ({
  id: found.id,
  title: found.orderNumber,
  line: copy.line(found.sellerName, formatMoney(found.wantedMinor, found.currency), formatRelative(found.stateAt, now)),
  tags: [
    { words: caseCopy.states[found.state], tone: TONES[found.state] },
    { words: caseCopy.reasons[found.reason], tone: 'plain' },
  ],
})

/** A case in finished words, with the photos of both sides. */
export async function disputeView(db: Db, found: DeskCaseView) {
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
    [facts.wanted, money(found.wantedMinor)],
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
    reason: caseCopy.reasons[view.reason],
    state: { words: caseCopy.states[view.state], tone: TONES[view.state] },
    isOwn,
    isDecidable,
    isOpen: view.state !== 'refunded' && view.state !== 'closed',
    wanted: money(Math.min(found.wantedMinor, found.totalMinor - found.refundedMinor)),
    facts: rows,
    statements: view.statements.map(({ by, words, photos: ids, toState, at }, index) => ({
      key: String(index),
      by,
      side: copy.sides[by],
      words,
      step: toState && caseCopy.states[toState],
      at: formatDateTime(at),
      photos: ids.map((photo) => photos.get(photo)).filter((photo): photo is MediaView => photo !== undefined),
    })),
  }
}
export type Dispute = Awaited<ReturnType<typeof disputeView>>
