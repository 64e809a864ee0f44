import { sql } from 'drizzle-orm'
import { copy } from '#app/features/documents/copy.ts'
import { tableCsv } from '#app/features/documents/document-csv.ts'
import { documentDocx } from '#app/features/documents/document-docx.server.ts'
import { documentInLanguage } from '#app/features/documents/document-words.server.ts'
import { documentPdf } from '#app/features/documents/document-pdf.server.ts'
import { cachedFile } from '#app/features/documents/file-cache.server.ts'
import { type DocumentView, findDocument, listDocumentsWithText } from '#app/features/documents/queries.server.ts'
import { CASE_STUDIES_SLUG, type DocumentFormat, findTable } from '#app/features/documents/schema.ts'
import { documentDownloads, documents } from '#app/features/documents/tables.server.ts'
import { writtenIn } from '#app/features/translations/schema.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { LANGUAGES } from '#app/platform/language/languages.ts'
import { indianDay } from '#app/platform/time/dates.ts'
import type { Site } from '#app/platform/config/site.ts'

interface DocumentFile {
  name: string
  type: string
  content: Buffer
}

export type DownloadOutcome = { ok: true; file: DocumentFile } | { ok: false; reason: 'not-found' }

interface DownloadInput {
  slug: string
  format: DocumentFormat
  /** False for bots and HEAD requests. */
  isCounted: boolean
}

const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<DocumentFormat, string>

/**
 * Renders the file of a document, or of all case studies together, and counts the download per day, without user data.
 * A document is offered as PDF and in its editable format.
 */
export async function downloadDocument(
  ctx: CommandContext & { config: Site },
  { slug, format, isCounted }: DownloadInput,
): Promise<DownloadOutcome> {
  const found = (await findRequested(ctx, slug)).map(documentInLanguage)
  const [first, ...others] = found
  if (!first || !isOffered(first, slug, format)) return { ok: false, reason: 'not-found' }
  // What an operator has written in one language has a file in that language, from whichever page.
  const language = writtenIn({ title: first.title })
  const key = JSON.stringify([ctx.config.siteUrl, ctx.config.brandName, format, language, found.map(versionOf)])
  const draw = () => render([first, ...others], { slug, format, site: ctx.config })
  const content = await cachedFile(key, () => inLanguage(language, draw))
  if (isCounted) await count(ctx, found, format)
  const name = language === LANGUAGES[0] ? slug : `${slug}-${language}`
  return { ok: true, file: { name: `${name}.${format}`, type: TYPES[format], content } }
}

const versionOf = ({ slug, version }: DocumentView) => `${slug}@${version}`

async function findRequested({ db }: CommandContext, slug: string): Promise<DocumentView[]> {
  if (slug === CASE_STUDIES_SLUG) return listDocumentsWithText(db, { kind: 'case-study' })
  const document = await findDocument(db, { slug })
  return document ? [document] : []
}

const isOffered = ({ editable }: DocumentView, slug: string, format: DocumentFormat) =>
  format === 'pdf' || (format === editable && slug !== CASE_STUDIES_SLUG)

interface RenderInput {
  slug: string
  format: DocumentFormat
  site: Site
}

async function render(
  found: readonly [DocumentView, ...DocumentView[]],
  { slug, format, site }: RenderInput,
): Promise<Buffer> {
  const [first] = found
  if (format === 'docx') return documentDocx(first, site)
  const table = findTable(first.body)
  if (format === 'csv' && table) return Buffer.from(tableCsv(table))
  const cover = slug === CASE_STUDIES_SLUG ? { ...copy.caseStudies, path: '/partnership-hub' } : undefined
  return documentPdf(found, site, cover)
}

/** Increments in one statement, so that no concurrent download is lost. Does not invalidate cached pages. */
async function count(
  { db, now }: CommandContext,
  found: readonly DocumentView[],
  format: DocumentFormat,
): Promise<void> {
  const { year, month, day } = indianDay(now)
  const slugs = sql.join(
    found.map(({ slug }) => sql`${slug}`),
    sql`, `,
  )
  await db.execute(sql`
    INSERT INTO ${documentDownloads} (document_id, day, format, count)
    SELECT id, make_date(${year}, ${month}, ${day}), ${format}, 1 FROM ${documents} WHERE slug IN (${slugs}) ORDER BY id
    ON CONFLICT (document_id, day, format) DO UPDATE SET count = ${documentDownloads}.count + 1`)
}
