import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { products } from '#app/features/marketplace/tables.server.ts'
import { timestamptz } from '#app/platform/db/columns.ts'
import { ASKER_CHARS_MAX, QUESTION_CHARS_MAX, REPLY_CHARS_MAX } from './schema.ts'

/** Questions to the maker of a product. No text contains contact data: it is masked before it is stored. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** Null once the account is erased. Never shown. */
    userId: uuid('user_id'),
    /** The name that is shown; null for an anonymous question. */
    askerName: text('asker_name'),
    /** Empty once withdrawn. */
    question: text().notNull(),
    /** The address for the answer, sealed for `product-questions:<id>`. Null without one, and once it was used. */
    sealedMail: text('sealed_mail'),
    createdAt: timestamptz('created_at').notNull(),
    answer: text(),
    answeredAt: timestamptz('answered_at'),
    /** When the seller chose not to answer. */
    declinedAt: timestamptz('declined_at'),
    /** When an operator hid it after a report, and why. */
    hiddenAt: timestamptz('hidden_at'),
    hiddenReason: text('hidden_reason'),
    /** When the asker withdrew it. The row stays for the limits, without its texts. */
    withdrawnAt: timestamptz('withdrawn_at'),
  },
  (t) => [
    check(
      'product_questions_lengths',
      sql.raw(
        `length(question) <= ${QUESTION_CHARS_MAX} AND length(answer) BETWEEN 1 AND ${REPLY_CHARS_MAX} AND length(asker_name) BETWEEN 1 AND ${ASKER_CHARS_MAX}`,
      ),
    ),
    check('product_questions_answer_dated', sql`(${t.answer} IS NULL) = (${t.answeredAt} IS NULL)`),
    check('product_questions_one_outcome', sql`${t.answeredAt} IS NULL OR ${t.declinedAt} IS NULL`),
    check('product_questions_hidden_why', sql`(${t.hiddenAt} IS NULL) = (${t.hiddenReason} IS NULL)`),
    check(
      'product_questions_withdrawn_empty',
      sql`(${t.withdrawnAt} IS NULL AND ${t.question} <> '') OR (${t.withdrawnAt} IS NOT NULL AND ${t.question} = ''
        AND ${t.answer} IS NULL AND ${t.askerName} IS NULL AND ${t.sealedMail} IS NULL)`,
    ),
    // The same form posted twice is one question.
    uniqueIndex('product_questions_once')
      .on(t.productId, t.userId, sql`md5(question)`)
      .where(sql`withdrawn_at IS NULL`),
    index('product_questions_answered')
      .on(t.productId, t.answeredAt, t.id)
      .where(sql`answered_at IS NOT NULL AND hidden_at IS NULL`),
    index('product_questions_open')
      .on(t.productId, t.createdAt)
      .where(sql`answered_at IS NULL AND declined_at IS NULL AND hidden_at IS NULL AND withdrawn_at IS NULL`),
    index('product_questions_of_user').on(t.userId, t.createdAt),
  ],
)
