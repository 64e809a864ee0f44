import { drawFile } from '#app/platform/drawing/draw-in-thread.server.ts'
import { localeUrl } from '#app/platform/language/language-paths.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from './copy.ts'
import type { DocumentPaper } from './document-drawing.server.ts'
import type { DocumentView } from './queries.server.ts'
import { type Block, findTable } from './schema.ts'

/** A table with at least this many columns is printed in landscape. */
const LANDSCAPE_COLUMNS_MIN = 7

/** The cover of a file with several documents. */
interface Cover {
  title: string
  summary: string
  /** The page where the documents can be read: '/documents/…'. */
  path: string
}

/** One document on A4, or several with a cover. Deterministic: the same versions give the same bytes. */
export function documentPdf(
  documents: readonly [DocumentView, ...DocumentView[]],
  site: Site,
  cover?: Cover,
): Promise<Buffer> {
  const [first] = documents
  const savedAt = new Date(Math.max(...documents.map((document) => document.savedAt.getTime())))
  const { title, path } = cover ?? first
  const line = [title, cover ? null : copy.version(first.version, formatDate(savedAt)), copy.licence]
  return drawFile<DocumentPaper>('document', {
    info: { title, author: site.brandName, createdAt: savedAt, isLandscape: needsLandscape(first.body) },
    cover: cover ? { brandName: site.brandName, title, summary: cover.summary } : null,
    documents: documents.map((document) => partOf(document, site)),
    foot: { line: line.filter(Boolean).join(' · '), url: localeUrl(site.siteUrl, path) },
  })
}

const needsLandscape = (body: readonly Block[]) => (findTable(body)?.head.length ?? 0) >= LANDSCAPE_COLUMNS_MIN

function partOf({ kind, title, summary, isComposite, body }: DocumentView, { brandName }: Site) {
  const kicker = [brandName, copy.kinds[kind], isComposite ? copy.composite : ''].filter(Boolean).join(' · ')
  const note = { as: 'note', text: copy.compositeNote } as const
  return { kicker, title, summary, body: isComposite ? [note, ...body] : body }
}
