import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { LANGUAGES } from '#app/platform/language/languages.ts'
import { type Texts, TRANSLATED_KINDS } from './schema.ts'

/**
 * What a writer added in the other language. No row exists without a text. Triggers delete the rows of a subject that is
 * deleted.
 */
export const contentTranslations = pgTable(
  'content_translations',
  {
    subjectId: uuid('subject_id').notNull(),
    kind: text({ enum: TRANSLATED_KINDS }).notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** The translated fields; one that is not here is read in the original. */
    fields: jsonb().$type<Texts>().notNull(),
    /** The hash of the texts that were translated, so that a later change of them is noticed. */
    originalHash: text('original_hash').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
    /** Null once the account is erased, and for demo data. */
    updatedBy: uuid('updated_by'),
  },
  (t) => [
    primaryKey({ columns: [t.subjectId, t.kind, t.language] }),
    index('content_translations_of_person').on(t.updatedBy),
    check('content_translations_kind', oneOf(t.kind, TRANSLATED_KINDS)),
    check('content_translations_language', oneOf(t.language, LANGUAGES)),
    check('content_translations_not_empty', sql`jsonb_typeof(${t.fields}) = 'object' AND ${t.fields} <> '{}'`),
  ],
)
