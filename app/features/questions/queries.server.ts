import { and, asc, desc, eq, inArray, isNull, not, or, type SQLWrapper, sql } from 'drizzle-orm'
import { isBlockedWith } from '#app/features/students/queries.server.ts'
import { type Actor, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Page, pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import type { AskingRefusal } from './policy.ts'
import { isOpenQuestion, isPublicQuestion, type QuestionRow, stateOf } from './question-table.server.ts'
import { OPEN_QUESTIONS_MAX, type QuestionState, QUESTIONS_PER_PAGE } from './schema.ts'
import { NOBODY, type QuestionSubject, type Viewing } from './subject.server.ts'

const OWN_SHOWN_MAX = 20
const ANSWERERS_PER_PAGE = 100

/** A question as visitors read it. Says nothing about the asker but the name that they chose to show. */
export interface QuestionView {
  id: string
  subjectId: string
  /** Null for an anonymous question. */
  askerName: string | null
  question: string
  createdAt: Date
  answer: string | null
  answeredAt: Date | null
  state: QuestionState
  /** Why an operator hid it. */
  hiddenReason: string | null
  /** Operators answered instead. */
  isByTeam: boolean
  /** The viewer asked it. */
  isOwn: boolean
}

type Listed = Pick<QuestionSubject, 'table' | 'isByTeam'>

function columnsOf({ table, isByTeam = NOBODY }: Listed) {
  const { id, subjectId, askerName, question, createdAt, answer, answeredAt } = table
  const { declinedAt, hiddenAt, hiddenReason, userId } = table
  return {
    id,
    subjectId,
    askerName,
    question,
    createdAt,
    answer,
    answeredAt,
    declinedAt,
    hiddenAt,
    hiddenReason,
    userId,
    isByTeam,
  }
}

type Row = Pick<QuestionRow, Exclude<keyof ReturnType<typeof columnsOf>, 'isByTeam'>> & { isByTeam: boolean }

function viewOf({ userId: askedBy, declinedAt: declined, hiddenAt: hidden, ...row }: Row, actor: Actor): QuestionView {
  return {
    ...row,
    state: stateOf({ answeredAt: row.answeredAt, declinedAt: declined, hiddenAt: hidden }),
    isOwn: askedBy !== null && askedBy === userIdOf(actor),
  }
}

interface About {
  /** An id, or an SQL query of one. */
  subjectId: string | SQLWrapper
  actor: Actor
}

interface PublicAsked extends About {
  /** From 1. */
  page?: number
  perPage?: number
}

/**
 * One page of the answered questions, newest answer first, and how many there are. Named questions of people who blocked
 * the viewer, or whom the viewer blocked, are left out; an anonymous one must not be told apart.
 */
export async function listQuestions(
  db: Db,
  subject: Listed,
  { subjectId, actor, page = 1, perPage = QUESTIONS_PER_PAGE }: PublicAsked,
): Promise<{ questions: QuestionView[]; count: number }> {
  const { table } = subject
  const viewer = userIdOf(actor)
  const isShown = viewer === null ? undefined : or(isNull(table.askerName), not(isBlockedWith(viewer, table.userId)))
  const shown = and(eq(table.subjectId, subjectId), isPublicQuestion(table), isShown)
  const listed = db
    .select(columnsOf(subject))
    .from(table)
    .where(shown)
    .orderBy(desc(table.answeredAt), asc(table.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [rows, count] = await Promise.all([listed, db.$count(table, shown)])
  return { questions: rows.map((row) => viewOf(row, actor)), count }
}

/** The viewer's own questions that not everybody reads, newest first. */
export async function listOwnQuestions(db: Db, subject: Listed, { subjectId, actor }: About): Promise<QuestionView[]> {
  if (actor.kind !== 'member') return []
  const { table } = subject
  const own = and(eq(table.subjectId, subjectId), eq(table.userId, actor.userId))
  const rows = await db
    .select(columnsOf(subject))
    .from(table)
    .where(and(own, isNull(table.withdrawnAt), not(isPublicQuestion(table) ?? sql`false`)))
    .orderBy(desc(table.createdAt), asc(table.id))
    .limit(OWN_SHOWN_MAX)
  return rows.map((row) => viewOf(row, actor))
}

/** What a viewer may do beside reading the questions. */
export type Asking =
  | { kind: 'visitor' | Exclude<AskingRefusal, 'own'> | 'too-many' | 'allowed' }
  /** The viewer answers; `open` questions wait. */
  | { kind: 'own'; open: number }

/** Whether the viewer may ask; the same rules as `askQuestion`, for what the page offers. */
export async function readAsking(
  db: Db,
  { table, find }: QuestionSubject,
  { slug, subjectId, ...viewing }: Viewing & Pick<About, 'subjectId'> & { slug: string },
): Promise<Asking> {
  const viewer = userIdOf(viewing.actor)
  const open = and(eq(table.subjectId, subjectId), isOpenQuestion(table))
  const [asked, all, own] = await Promise.all([
    find(db, { slug }, viewing),
    viewer === null ? 0 : db.$count(table, open),
    viewer === null ? 0 : db.$count(table, and(open, eq(table.userId, viewer))),
  ])
  const refusal = asked ? asked.refusal : 'nobody'
  if (refusal === 'own') return { kind: 'own', open: all }
  if (refusal) return { kind: refusal }
  if (viewer === null) return { kind: 'visitor' }
  return { kind: own >= OPEN_QUESTIONS_MAX ? 'too-many' : 'allowed' }
}

/**
 * A page of the questions for who answers them: open ones first, oldest first; then the others, newest first. `answersFor`: the
 * ids of what the actor answers for, or an SQL query of them.
 */
export async function listForAnswerer(
  db: Db,
  subject: Listed,
  { answersFor, actor, page = 1 }: { answersFor: SQLWrapper | string[]; actor: Actor; page?: number },
): Promise<Page<QuestionView>> {
  const { limit, offset } = rangeOf({ page, perPage: ANSWERERS_PER_PAGE })
  const { table } = subject
  const { id, createdAt, answeredAt, declinedAt } = table
  const rows = await db
    .select(columnsOf(subject))
    .from(table)
    .where(and(inArray(table.subjectId, answersFor), isNull(table.withdrawnAt)))
    .orderBy(
      sql`(${isOpenQuestion(table)}) DESC`,
      sql`CASE WHEN ${isOpenQuestion(table)} THEN ${createdAt} END ASC`,
      desc(sql`coalesce(${answeredAt}, ${declinedAt}, ${createdAt})`),
      asc(id),
    )
    .limit(limit)
    .offset(offset)
  const questions = rows.map((row) => viewOf(row, actor))
  return pageOf(questions, ANSWERERS_PER_PAGE)
}
