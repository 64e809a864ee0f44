import { recordRead } from '#app/features/audit/record-read.server.ts'
import { findBillFiles } from '#app/features/fundraising/bills/bill-files.server.ts'
import { listSameFiles, type OperatorDocument } from '#app/features/fundraising/documents/document-queries.server.ts'
import type { OperatorContext } from '#app/features/access/operator.server.ts'
import type { EditorEntry } from '#app/features/resource-editor/fields.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import { formatDay } from '#app/platform/time/indian-days.ts'
import { copy } from './copy.ts'

const TONES = { waiting: 'wait', accepted: 'good', refused: 'bad', deleted: 'plain' } as const
const { facts } = copy

const stateOf = ({ decision, isWaiting }: OperatorDocument) => decision ?? (isWaiting ? 'waiting' : 'deleted')

export function documentEntry(document: OperatorDocument, now: Date): EditorEntry {
  const state = stateOf(document)
  return {
    id: document.id,
    title: document.campaign.title,
    line: copy.line(copy.kinds[document.kind], formatRelative(document.addedAt, now)),
    tags: [{ words: copy.tags[state], tone: TONES[state] }],
  }
}

/** A document with the address of its file. The opening is recorded first. */
export async function readDocumentView(ctx: OperatorContext, document: OperatorDocument) {
  const { db, actor } = ctx
  const { id, kind, mediaId, isOwn } = document
  if (mediaId && !isOwn) await recordRead(ctx, { subject: { kind: 'campaign-document', id }, detail: kind })
  const files = isOwn ? new Map<string, string>() : await findBillFiles(db, { actor, ids: mediaId ? [mediaId] : [] })
  const same = await listSameFiles(db, { actor, documentIds: [id] })
  return {
    id,
    kind,
    title: document.campaign.title,
    slug: document.campaign.slug,
    state: stateOf(document),
    isOwn,
    href: mediaId === null ? null : (files.get(mediaId) ?? null),
    hasFile: mediaId !== null,
    same: same.get(id) ?? [],
    facts: factsOf(document),
  }
}
export type DocumentView = Awaited<ReturnType<typeof readDocumentView>>

function factsOf({ campaign, kind, what, amountMinor, addedAt, deleteOn, decisionReason }: OperatorDocument) {
  const rows: readonly (readonly [string, string | null])[] = [
    [facts.organiser, campaign.organiserName],
    [facts.kind, copy.kinds[kind]],
    [facts.what, what],
    [facts.amount, amountMinor === null ? null : formatMoney(amountMinor, 'INR')],
    [facts.sent, formatDateTime(addedAt)],
    [facts.deleteOn, formatDay(deleteOn)],
    [facts.reason, decisionReason],
  ]
  return rows.flatMap(([term, words]) => (words ? [[term, words] as const] : []))
}
