import { findBillFiles } from '#app/features/fundraising/bills/bill-files.server.ts'
import { checksView as publicChecksView } from '#app/features/fundraising/campaign-checks/public-checks-view.server.ts'
import { copy as checkCopy } from '#app/features/fundraising/campaign-checks/copy.ts'
import { documentMedia, listDocumentsOf } from '#app/features/fundraising/documents/document-queries.server.ts'
import type { OwnCampaign } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { together } from '#app/platform/db/together.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { formatDay } from '#app/platform/time/indian-days.ts'
import { copy } from './copy.ts'

type Document = Awaited<ReturnType<typeof listDocumentsOf>>[number]

/** The checks of a campaign and the documents that were sent, for its owner. */
export async function checksView({ ctx, id, campaign: { slug, title } }: OwnCampaign) {
  const { actor, now } = ctx
  const read = together(ctx.db)
  const { documents, files, shown } = await allKeyed({
    documents: listDocumentsOf(read, id),
    files: findBillFiles(read, { actor, ids: documentMedia(read, id) }),
    shown: publicChecksView(read, { slug, now }),
  })
  return {
    slug,
    title,
    shown: shown ?? [],
    documents: documents.map((document) => documentView(document, files)),
  }
}

function documentView(document: Document, files: ReadonlyMap<string, string>) {
  const { id, kind, what, addedAt, mediaId, decision, decisionReason, deleteOn } = document
  return {
    id,
    what,
    line: copy.sent.line(checkCopy.kinds[kind], formatDate(addedAt)),
    state: decision ?? ('waiting' as const),
    reason: decisionReason && copy.sent.reason(decisionReason),
    file: mediaId ? copy.sent.deleteOn(formatDay(deleteOn)) : copy.sent.deleted,
    href: mediaId ? (files.get(mediaId) ?? null) : null,
    canRemove: decision === null && mediaId !== null,
  }
}
export type ChecksPageView = Awaited<ReturnType<typeof checksView>>
