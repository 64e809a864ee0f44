import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { documentWords } from './document-words.server.ts'
import type { DocumentInput } from './operator/forms.ts'
import { type Block, type DocumentKind, type Editable, KINDS, DOCUMENTS_PER_KIND_MAX } from './schema.ts'
import { documentDownloads, documents, documentVersions } from './tables.server.ts'

/** A document in a list. The files are at `${path}.pdf` and `${path}.docx` or `.csv`, as `editable` says. */
export interface DocumentCard {
  slug: string
  /** Its page: '/documents/<slug>'. */
  path: string
  kind: DocumentKind
  title: string
  summary: string
  setUpMinutes: number | null
  editable: Editable | null
  isComposite: boolean
  version: number
  savedAt: Date
  /** Before this platform, plus those counted here. */
  downloads: number
}

/** A document with its text. */
export interface DocumentView extends DocumentCard {
  body: readonly Block[]
}

const counted = sql<number>`(
  SELECT coalesce(sum(${documentDownloads.count}), 0) FROM ${documentDownloads}
  WHERE ${documentDownloads.documentId} = ${documents.id}
)`

const card = {
  slug: documents.slug,
  kind: documents.kind,
  title: documentVersions.title,
  summary: documentVersions.summary,
  setUpMinutes: documents.setUpMinutes,
  editable: documents.editable,
  isComposite: documentVersions.isComposite,
  version: documents.version,
  savedAt: documentVersions.savedAt,
  downloads: sql<number>`(${documents.downloadsBefore} + ${counted})::int`,
}

const isCurrent = and(
  eq(documentVersions.documentId, documents.id),
  eq(documentVersions.version, documents.version),
) as SQL

const withPath = <Row extends { slug: string }>(row: Row) => ({ ...row, path: `/documents/${row.slug}` })

/** The documents of a kind, by position, with titles and summaries in the current language. */
export async function listDocuments(db: Db, { kind }: { kind: DocumentKind }): Promise<DocumentCard[]> {
  const rows = await db
    .select(card)
    .from(documents)
    .innerJoin(documentVersions, isCurrent)
    .where(and(eq(documents.kind, kind), isNull(documents.retiredAt)))
    .orderBy(asc(documents.position), asc(documents.slug))
    .limit(DOCUMENTS_PER_KIND_MAX)
  return rows.map((row) => withPath(documentWords(row)))
}

/** One document with its text, as it is stored; null when it is unknown or retired. */
export async function findDocument(db: Db, { slug }: { slug: string }): Promise<DocumentView | null> {
  const [row] = await db
    .select({ ...card, body: documentVersions.body })
    .from(documents)
    .innerJoin(documentVersions, isCurrent)
    .where(and(eq(documents.slug, slug), isNull(documents.retiredAt)))
  return row ? withPath(row) : null
}

/** All documents of a kind with their text, for a file with all of them. */
export async function listDocumentsWithText(db: Db, { kind }: { kind: DocumentKind }): Promise<DocumentView[]> {
  const rows = await db
    .select({ ...card, body: documentVersions.body })
    .from(documents)
    .innerJoin(documentVersions, isCurrent)
    .where(and(eq(documents.kind, kind), isNull(documents.retiredAt)))
    .orderBy(asc(documents.position), asc(documents.slug))
    .limit(DOCUMENTS_PER_KIND_MAX)
  return rows.map(withPath)
}

/** All documents, also retired ones; empty for non-operators. */
export async function listAllDocuments(
  db: Db,
  { actor }: { actor: Actor },
): Promise<(DocumentCard & { retiredAt: Date | null })[]> {
  if (!isOperator(actor)) return []
  const rows = await db
    .select({ ...card, retiredAt: documents.retiredAt })
    .from(documents)
    .innerJoin(documentVersions, isCurrent)
    .orderBy(asc(documents.kind), asc(documents.position), asc(documents.slug))
    .limit(DOCUMENTS_PER_KIND_MAX * KINDS.length)
  return rows.map(withPath)
}

/** A document as input of `saveDocument`; null for non-operators. */
export async function findDocumentInput(
  db: Db,
  { actor, slug }: { actor: Actor; slug: string },
): Promise<DocumentInput | null> {
  if (!isOperator(actor)) return null
  const { kind, position, setUpMinutes, editable, downloadsBefore } = documents
  const { title, summary, isComposite, body } = documentVersions
  const [row] = await db
    .select({
      slug: documents.slug,
      kind,
      position,
      setUpMinutes,
      editable,
      downloadsBefore,
      title,
      summary,
      isComposite,
      body,
    })
    .from(documents)
    .innerJoin(documentVersions, isCurrent)
    .where(eq(documents.slug, slug))
  return row ? { ...row, body: [...row.body] } : null
}

/** The versions of a document, latest first; empty for non-operators. */
export async function listVersions(
  db: Db,
  { actor, slug }: { actor: Actor; slug: string },
): Promise<{ version: number; title: string; savedAt: Date }[]> {
  if (!isOperator(actor)) return []
  const { version, title, savedAt } = documentVersions
  return db
    .select({ version, title, savedAt })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(eq(documents.slug, slug))
    .orderBy(desc(version))
    .limit(DOCUMENTS_PER_KIND_MAX)
}
