import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { type Block, EDITABLES, FORMATS, KINDS } from './schema.ts'

/** A document: a template, a tool, a kit or a case study. Its text is in its versions. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique('documents_slug_unique'),
    kind: text({ enum: KINDS }).notNull(),
    position: integer().notNull(),
    setUpMinutes: integer('set_up_minutes'),
    editable: text({ enum: EDITABLES }),
    /** The version that is offered. */
    version: integer().notNull(),
    /** Downloads before this platform; set by an operator. */
    downloadsBefore: integer('downloads_before').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    retiredAt: timestamptz('retired_at'),
  },
  (t) => [
    check('documents_kind', oneOf(t.kind, KINDS)),
    check('documents_editable', oneOf(t.editable, EDITABLES)),
    check('documents_numbers', sql`${t.version} > 0 AND ${t.downloadsBefore} >= 0 AND ${t.setUpMinutes} > 0`),
    index('documents_shelf').on(t.kind, t.position),
  ],
)

/** The text of each version of a document. Append only. */
export const documentVersions = pgTable(
  'document_versions',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id),
    version: integer().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    isComposite: boolean('is_composite').notNull(),
    body: jsonb().$type<readonly Block[]>().notNull(),
    savedBy: uuid('saved_by').notNull(),
    savedAt: timestamptz('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.version] })],
)

/** Downloads per day in Indian time, without user data. */
export const documentDownloads = pgTable(
  'document_downloads',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id),
    day: date().notNull(),
    format: text({ enum: FORMATS }).notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.day, t.format] }),
    check('document_downloads_format', oneOf(t.format, FORMATS)),
    check('document_downloads_count', sql`${t.count} > 0`),
  ],
)
