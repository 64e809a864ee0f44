import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Ids, isAmong, isNone } from '#app/platform/db/among.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { pathIn } from '#app/platform/language/language-paths.ts'
import { type Language, LANGUAGES } from '#app/platform/language/languages.ts'
import { copy } from './copy.ts'
import { isForeign, otherThan, type Texts, type TranslatedKind, writtenIn } from './schema.ts'
import { contentTranslations } from './tables.server.ts'

/** The translations of some rows. An id belongs to one kind only: ids are random. */
export type Versions = ReadonlyMap<string, ReadonlyMap<Language, Texts>>

export type VersionRow = Pick<Translation, 'subjectId' | 'language' | 'fields' | 'updatedAt'>

/** All translations of these rows, of one or of several kinds, in one statement: their ids, or an SQL query of them. */
export async function findVersions(db: Db, subjectIds: Ids): Promise<Versions> {
  return versionsOf(await listVersions(db, subjectIds))
}

/** The same, one by one, for a caller that shows only some. */
export async function listVersions(db: Db, subjectIds: Ids): Promise<VersionRow[]> {
  return isNone(subjectIds) ? [] : selectVersions(db, subjectIds)
}

/** The statement of `listVersions`. */
export function selectVersions(db: Db, subjectIds: Ids) {
  const { subjectId, language, fields, updatedAt } = contentTranslations
  return db
    .select({ subjectId, language, fields, updatedAt })
    .from(contentTranslations)
    .where(isAmong(subjectId, subjectIds))
}

/** A column: what exists of the row with this id in each language, for `versionsIn`. */
export function versionsColumn(id: SQLWrapper): SQL<VersionsColumn> {
  const { subjectId, language, fields } = contentTranslations
  return sql<VersionsColumn>`(SELECT jsonb_object_agg(${language}, ${fields}) FROM ${contentTranslations}
    WHERE ${subjectId} = ${id})`
}

type VersionsColumn = Partial<Record<Language, Texts>> | null

/** The translations of a row that was read with `versionsColumn`. */
export const versionsIn = (id: string, column: VersionsColumn): Versions =>
  new Map([[id, new Map(LANGUAGES.flatMap((language) => (column?.[language] ? [[language, column[language]]] : [])))]])

export function versionsOf(rows: readonly VersionRow[]): Versions {
  const bySubject = Map.groupBy(rows, ({ subjectId }) => subjectId)
  return new Map(
    [...bySubject].map(([id, own]) => [id, new Map(own.map(({ language, fields }) => [language, fields]))]),
  )
}

/** The texts in the reader's language; what is not translated stays as it was written. */
export function inReadersLanguage<Own extends Texts>(texts: Own, id: string, versions: Versions): Own {
  return withTranslation(texts, translationOf(id, versions))
}

const translationOf = (id: string, versions: Versions): Texts | null => versions.get(id)?.get(currentLanguage()) ?? null

function withTranslation<Own extends Texts>(texts: Own, translation: Texts | null): Own {
  if (!translation || !isForeign(texts)) return texts
  const named = Object.entries(texts).map(([name, text]) => [name, translation[name] || text])
  return Object.fromEntries(named) as Own
}

/** Says in which language something is written, and links to the other version. */
export interface WrittenInView {
  words: string
  /** The page in the other language, when the text exists in it. */
  href: string | null
  language: Language
}

/**
 * The line below a text for its readers; null where the text is in their language and in no other one.
 * @param path The page of the text, as it is in English.
 */
export function writtenInView(texts: Texts, subject: { id: string; path: string }, versions: Versions) {
  const original = writtenIn(texts)
  const own = versions.get(subject.id)
  const reader = currentLanguage()
  const isTranslated = own?.has(otherThan(original)) ?? false
  if (isTranslated) {
    const language = otherThan(reader)
    return { words: copy.alsoIn[language], href: pathIn(language, subject.path), language } satisfies WrittenInView
  }
  if (!isForeign(texts)) return null
  return { words: copy.writtenIn[original], href: null, language: original } satisfies WrittenInView
}

/** A row of a list, with its translation if it was read together with it. */
export interface ListedRow {
  id: string
  /** As `readersTranslation` reads it. */
  translation?: Texts | null
}

/** A column: what exists of the row with this id in the reader's language, or null. */
export function readersTranslation(id: SQLWrapper): SQL<Texts | null> {
  const { subjectId, language, fields } = contentTranslations
  return sql<Texts | null>`(SELECT ${fields} FROM ${contentTranslations}
    WHERE ${subjectId} = ${id} AND ${language} = ${currentLanguage()} LIMIT 1)`
}

/** Rows of a list, with these texts in the reader's language: at most one statement, for rows without `translation`. */
export async function listInReadersLanguage<Name extends string, Row extends ListedRow & Record<Name, string>>(
  db: Db,
  rows: readonly Row[],
  names: readonly Name[],
): Promise<Omit<Row, 'translation'>[]> {
  const textsOf = (row: Row): Texts => Object.fromEntries(names.map((name) => [name, row[name]]))
  const unread = rows.filter((row) => row.translation === undefined && isForeign(textsOf(row)))
  const versions = await findVersions(
    db,
    unread.map(({ id }) => id),
  )
  return rows.map((row) => {
    const { translation = translationOf(row.id, versions), ...rest } = row
    return { ...rest, ...withTranslation(textsOf(row), translation) }
  })
}

export type Translation = typeof contentTranslations.$inferSelect

/** What the writer of these texts added in the other language, for the writer and for operators. */
export async function findTranslation(
  db: Db,
  { kind, id, original }: { kind: TranslatedKind; id: string; original: Texts },
): Promise<Translation | null> {
  const { subjectId, kind: ofKind, language } = contentTranslations
  const [row] = await db
    .select()
    .from(contentTranslations)
    .where(and(eq(subjectId, id), eq(ofKind, kind), eq(language, otherThan(writtenIn(original)))))
  return row ?? null
}

/** All that was added to rows (their ids, or an SQL query of them), for a caller that does not know their texts yet. */
export const listTranslations = (db: Db, ids: Ids): Promise<Translation[]> =>
  db.select().from(contentTranslations).where(isAmong(contentTranslations.subjectId, ids))

/** Of these, the one in the other language than the texts. */
export const pickTranslation = (translations: readonly Translation[], original: Texts): Translation | null =>
  translations.find(({ language }) => language === otherThan(writtenIn(original))) ?? null

/** What exists of these rows in another language, by their ids (an SQL query of them), for operators. */
export async function listTranslationsOf(db: Db, ids: SQLWrapper): Promise<ReadonlyMap<string, Translation>> {
  const rows = await db.select().from(contentTranslations).where(isAmong(contentTranslations.subjectId, ids))
  return new Map(rows.map((row) => [row.subjectId, row]))
}

/** What an account wrote, for its export. */
export function listTranslationsBy(db: Db, { userId }: { userId: string }) {
  const { kind, subjectId, language, fields, updatedAt, updatedBy } = contentTranslations
  return db
    .select({ kind, subjectId, language, fields, updatedAt })
    .from(contentTranslations)
    .where(eq(updatedBy, userId))
    .orderBy(asc(updatedAt), asc(subjectId))
}
