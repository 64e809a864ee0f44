import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'
import { ASKER_CHARS_MAX, QUESTION_CHARS_MAX, type QuestionState, REPLY_CHARS_MAX } from './schema.ts'

interface About {
  /** The column that references what is asked about. */
  column: string
  references: () => AnyPgColumn
}

/** A table of questions that are answered in public. No text contains contact data: it is masked before it is stored. */
export function questionTable(name: string, { column, references }: About) {
  return pgTable(
    name,
    {
      id: uuid().primaryKey().defaultRandom(),
      subjectId: uuid(column).notNull().references(references),
      /** Null once the account is erased. Never shown. */
      userId: uuid('user_id'),
      /** The name that is shown; null for an anonymous question. */
      askerName: text('asker_name'),
      /** Empty once withdrawn. */
      question: text().notNull(),
      /** The address for the answer, sealed. Null without one, and once it was used. */
      sealedMail: text('sealed_mail'),
      createdAt: timestamptz('created_at').notNull(),
      answer: text(),
      answeredAt: timestamptz('answered_at'),
      /** When it was decided not to answer. */
      declinedAt: timestamptz('declined_at'),
      /** When an operator hid it after a report, and why. */
      hiddenAt: timestamptz('hidden_at'),
      hiddenReason: text('hidden_reason'),
      /** When the asker withdrew it. The row stays for the limits, without its texts. */
      withdrawnAt: timestamptz('withdrawn_at'),
    },
    (t) => [
      check(
        `${name}_lengths`,
        sql.raw(
          `length(question) <= ${QUESTION_CHARS_MAX} AND length(answer) BETWEEN 1 AND ${REPLY_CHARS_MAX} AND length(asker_name) BETWEEN 1 AND ${ASKER_CHARS_MAX}`,
        ),
      ),
      check(`${name}_answer_dated`, sql`(${t.answer} IS NULL) = (${t.answeredAt} IS NULL)`),
      check(`${name}_one_outcome`, sql`${t.answeredAt} IS NULL OR ${t.declinedAt} IS NULL`),
      check(`${name}_hidden_why`, sql`(${t.hiddenAt} IS NULL) = (${t.hiddenReason} IS NULL)`),
      check(
        `${name}_withdrawn_empty`,
        sql`(${t.withdrawnAt} IS NULL AND ${t.question} <> '') OR (${t.withdrawnAt} IS NOT NULL AND ${t.question} = ''
        AND ${t.answer} IS NULL AND ${t.askerName} IS NULL AND ${t.sealedMail} IS NULL)`,
      ),
      // The same form posted twice is one question.
      uniqueIndex(`${name}_once`)
        .on(t.subjectId, t.userId, sql`md5(question)`)
        .where(sql`withdrawn_at IS NULL`),
      index(`${name}_answered`)
        .on(t.subjectId, t.answeredAt, t.id)
        .where(sql`answered_at IS NOT NULL AND hidden_at IS NULL`),
      index(`${name}_open`)
        .on(t.subjectId, t.createdAt)
        .where(sql`answered_at IS NULL AND declined_at IS NULL AND hidden_at IS NULL AND withdrawn_at IS NULL`),
      index(`${name}_of_user`).on(t.userId, t.createdAt),
    ],
  )
}

export type QuestionTable = ReturnType<typeof questionTable>
export type QuestionRow = QuestionTable['$inferSelect']

/** SQL condition: it can still be answered for the first time. */
export const isOpenQuestion = ({ answeredAt, declinedAt, hiddenAt, withdrawnAt }: QuestionTable): SQL | undefined =>
  and(isNull(answeredAt), isNull(declinedAt), isNull(hiddenAt), isNull(withdrawnAt))

/** SQL condition: everybody reads it. A withdrawn question has no answer. */
export const isPublicQuestion = ({ answeredAt, hiddenAt }: QuestionTable): SQL | undefined =>
  and(isNotNull(answeredAt), isNull(hiddenAt))

type Dates = Pick<QuestionRow, 'answeredAt' | 'declinedAt' | 'hiddenAt'>

export function stateOf(question: Dates): QuestionState {
  if (question.hiddenAt !== null) return 'hidden'
  if (question.answeredAt !== null) return 'answered'
  return question.declinedAt === null ? 'open' : 'declined'
}
