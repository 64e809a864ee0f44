import { and, asc, count, desc, eq, inArray, isNull, not, or, type SQLWrapper, sql } from 'drizzle-orm'
import { isBlockedWith } from '#app/features/students/queries.server.ts'
import { type Actor, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { type Page, pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { prepared, valueFor, type Values } from '#app/platform/db/prepared.server.ts'
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
  /** Of what is asked about. */
  slug: string
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
  subject: QuestionSubject,
  { slug, actor, page = 1, perPage = QUESTIONS_PER_PAGE }: PublicAsked,
): Promise<{ questions: QuestionView[]; count: number }> {
  const { listAnswered, countAnswered } = statementsOf(subject)
  const viewer = userIdOf(actor)
  const [rows, counted] = await Promise.all([
    listAnswered(db, { slug, viewer, limit: perPage, offset: (page - 1) * perPage }),
    countAnswered(db, { slug, viewer }),
  ])
  return { questions: rows.map((row) => viewOf(row, actor)), count: one(counted).count }
}

/** The viewer's own questions that not everybody reads, newest first. */
export async function listOwnQuestions(
  db: Db,
  subject: QuestionSubject,
  { slug, actor }: About,
): Promise<QuestionView[]> {
  if (actor.kind !== 'member') return []
  const rows = await statementsOf(subject).listOwn(db, { slug, viewer: actor.userId })
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
  subject: QuestionSubject,
  { slug, ...viewing }: Viewing & About,
): Promise<Asking> {
  const viewer = userIdOf(viewing.actor)
  const [asked, counted] = await Promise.all([
    subject.find(db, { slug }, viewing),
    viewer === null ? null : statementsOf(subject).countOpen(db, { slug, viewer }),
  ])
  const refusal = asked ? asked.refusal : 'nobody'
  if (refusal === 'own') return { kind: 'own', open: counted ? one(counted).all : 0 }
  if (refusal) return { kind: refusal }
  if (counted === null) return { kind: 'visitor' }
  return { kind: one(counted).own >= OPEN_QUESTIONS_MAX ? 'too-many' : 'allowed' }
}

type By = Values<{ slug: string; viewer: string | null }>

const statementsOf = perSubject((subject) => {
  const { table, idOf } = subject
  const shown = ({ slug, viewer }: By) =>
    and(
      eq(table.subjectId, idOf(slug)),
      isPublicQuestion(table),
      or(isNull(table.askerName), not(isBlockedWith(viewer, table.userId))),
    )
  const isOwn = ({ viewer }: By) => eq(table.userId, valueFor(table.userId, viewer))
  const isHidden = not(isPublicQuestion(table) ?? sql`false`)
  return {
    listAnswered: prepared((db, by: By & Values<{ limit: number; offset: number }>) =>
      db
        .select(columnsOf(subject))
        .from(table)
        .where(shown(by))
        .orderBy(desc(table.answeredAt), asc(table.id))
        .limit(by.limit)
        .offset(by.offset),
    ),
    countAnswered: prepared((db, by: By) => db.select({ count: count() }).from(table).where(shown(by))),
    countOpen: prepared((db, by: By) =>
      db
        .select({ all: count(), own: sql<number>`count(*) FILTER (WHERE ${isOwn(by)})`.mapWith(Number) })
        .from(table)
        .where(and(eq(table.subjectId, idOf(by.slug)), isOpenQuestion(table))),
    ),
    listOwn: prepared((db, by: By) =>
      db
        .select(columnsOf(subject))
        .from(table)
        .where(and(eq(table.subjectId, idOf(by.slug)), isOwn(by), isNull(table.withdrawnAt), isHidden))
        .orderBy(desc(table.createdAt), asc(table.id))
        .limit(OWN_SHOWN_MAX),
    ),
  }
})

/** What is made once for each kind of thing that is asked about. */
function perSubject<Made>(make: (subject: QuestionSubject) => Made): (subject: QuestionSubject) => Made {
  const made = new Map<QuestionSubject, Made>()
  return (subject) => {
    const known = made.get(subject) ?? make(subject)
    made.set(subject, known)
    return known
  }
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
