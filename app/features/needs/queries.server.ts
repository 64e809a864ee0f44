import { and, desc, eq, exists, ilike, inArray, notExists, or, type SQL, sql } from 'drizzle-orm'
import { findStudentMembership, isStudentShownTo } from '#app/features/students/queries.server.ts'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import type { StudentMembership } from '#app/features/students/views.ts'
import { type Actor, type PrivateContext, VISITOR } from '#app/platform/context.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { likePattern } from '#app/platform/db/like-pattern.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { isNotOver, isRealOrShownSample, isOpenNeed, isShownTo, openClosure, wordOf } from './rows/need-rows.server.ts'
import { canHideNeeds } from './policy.ts'
import { NEEDS_PER_PAGE, type NeedFilter, writeCursor } from './schema.ts'
import { authorContactPlace, openAnswer, openSealed } from './rows/sealing.server.ts'
import { needAnswers, needClosures, needs } from './tables.server.ts'
import type { AnswerView, NeedCard, NeedDetail, NeedPage, OwnAnswer } from './views.ts'

const card = (now: Date) => ({
  id: needs.id,
  kind: needs.kind,
  title: needs.title,
  cause: needs.cause,
  region: needs.region,
  place: needs.place,
  hands: needs.hands,
  until: needs.until,
  author: { name: studentProfiles.displayName, college: studentProfiles.collegeName },
  createdAt: needs.createdAt,
  answerCount: sql<number>`(SELECT count(*)::int FROM ${needAnswers} WHERE ${needAnswers.needId} = ${needs.id})`,
  isOpen: isOpenNeed(now),
  isSample: studentProfiles.isSample,
  word: wordOf('closed'),
  hiddenReason: wordOf('hidden'),
})

type CardRow = Omit<NeedCard, 'state'> & { isOpen: boolean; hiddenReason: string | null }

function cardOf({ isOpen, hiddenReason, ...need }: CardRow): NeedCard {
  const state = hiddenReason !== null ? 'hidden' : need.word !== null ? 'closed' : isOpen ? 'open' : 'over'
  return { ...need, state }
}

/**
 * One page of the board, newest first: the open needs, or the closed ones with their notes. Without hidden needs, those
 * of students who wait for a guardian's consent, and those of users in a block with the actor. Samples, while they are shown, come after the last page. Page-cache tag:
 * `needs`.
 */
export async function listNeeds(
  db: Db,
  { actor, filter, now }: { actor: Actor; filter: NeedFilter; now: Date },
): Promise<NeedPage> {
  const select = (isSample: boolean, shown: NeedFilter) =>
    db
      .select(card(now))
      .from(needs)
      .innerJoin(studentProfiles, eq(studentProfiles.id, needs.studentId))
      .where(
        and(
          isShownTo(db, actor),
          eq(studentProfiles.isSample, isSample),
          isRealOrShownSample,
          notExists(openClosure(db, 'hidden')),
          ...listed(db, shown, now),
        ),
      )
      .orderBy(desc(needs.createdAt), desc(needs.id))
      .limit(NEEDS_PER_PAGE + 1)
  const [rows, sampleRows] = await Promise.all([select(false, filter), select(true, { ...filter, cursor: null })])
  const page = rows.slice(0, NEEDS_PER_PAGE)
  const last = rows.length > NEEDS_PER_PAGE ? page.at(-1) : undefined
  const samples = last ? [] : sampleRows
  return {
    needs: [...page, ...samples].map(cardOf),
    nextCursor: last ? writeCursor({ createdAtMs: last.createdAt.getTime(), id: last.id }) : null,
  }
}

function listed(
  db: Db,
  { kind, cause, region, college, q, isClosed, cursor }: NeedFilter,
  now: Date,
): (SQL | undefined)[] {
  const like = q && likePattern(q)
  const closed = openClosure(db, 'closed')
  return [
    isClosed ? exists(closed) : and(notExists(closed), isNotOver(now)),
    kind ? eq(needs.kind, kind) : undefined,
    cause ? sql`${needs.cause} = ${cause}` : undefined,
    region ? eq(needs.region, region) : undefined,
    college ? sql`lower(${studentProfiles.collegeName}) = lower(${college})` : undefined,
    like
      ? or(
          ilike(needs.title, like),
          ilike(needs.description, like),
          ilike(needs.place, like),
          ilike(studentProfiles.collegeName, like),
        )
      : undefined,
    cursor
      ? sql`(${needs.createdAt}, ${needs.id}) < (${new Date(cursor.createdAtMs).toISOString()}::timestamptz, ${cursor.id}::uuid)`
      : undefined,
  ]
}

/** Number of open needs by kind, as visitors see them, without samples. */
export async function countOpenNeeds(db: Db, { now }: { now: Date }): Promise<Record<NeedCard['kind'], number>> {
  const rows = await db
    .select({ kind: needs.kind, count: sql<number>`count(*)::int` })
    .from(needs)
    .innerJoin(studentProfiles, eq(studentProfiles.id, needs.studentId))
    .where(and(isShownTo(db, VISITOR), eq(studentProfiles.isSample, false), isOpenNeed(now)))
    .groupBy(needs.kind)
  return { volunteers: 0, causes: 0, ...Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) }
}

/** One need as this user may read it; null when they may not. Only its author gets the answers. */
export async function findNeed(
  { db, actor, now, sealer }: PrivateContext,
  { id }: { id: string },
): Promise<NeedDetail | null> {
  if (!isUuid(id)) return null
  const read = together(db)
  const [[row], { received, sent }] = await Promise.all([
    read
      .select({ ...card(now), description: needs.description, userId: studentProfiles.userId })
      .from(needs)
      .innerJoin(studentProfiles, eq(studentProfiles.id, needs.studentId))
      .where(and(eq(needs.id, id), isShownTo(db, actor))),
    listOwnAnswers(read, { actor, needId: id }),
  ])
  if (!row) return null
  const { description, userId, ...need } = row
  const isYours = actor.kind === 'member' && actor.userId === userId
  const [own] = sent
  return {
    ...cardOf(need),
    description,
    isYours,
    hiddenReason: isYours || canHideNeeds(actor) ? need.hiddenReason : null,
    answers: received.map((answer) => answerOf(answer, sealer)),
    own: isYours || !own ? null : ownAnswerOf(own, sealer),
  }
}

/** What a member received for this need, if it is theirs, and what they answered to it. */
async function listOwnAnswers(db: Db, { actor, needId }: { actor: Actor; needId: string }) {
  if (actor.kind !== 'member') return { received: [], sent: [] }
  const isOwn = eq(studentProfiles.userId, actor.userId)
  const ownNeeds = db
    .select({ id: needs.id })
    .from(needs)
    .innerJoin(studentProfiles, eq(studentProfiles.id, needs.studentId))
    .where(isOwn)
  const toOwn = and(inArray(needAnswers.needId, ownNeeds), isStudentShownTo(actor))
  return allKeyed({ received: listAnswers(db, needId, toOwn), sent: listAnswers(db, needId, isOwn) })
}

/** The answers to a need that match `whose`, oldest first. */
function listAnswers(db: Db, needId: string, whose: SQL | undefined) {
  return db
    .select({
      id: needAnswers.id,
      name: studentProfiles.displayName,
      college: studentProfiles.collegeName,
      message: needAnswers.message,
      offer: needAnswers.offer,
      createdAt: needAnswers.createdAt,
      acceptedAt: needAnswers.acceptedAt,
      sealed: needAnswers.sealed,
      sealedAuthorContact: needAnswers.sealedAuthorContact,
    })
    .from(needAnswers)
    .innerJoin(studentProfiles, eq(studentProfiles.id, needAnswers.studentId))
    .where(and(eq(needAnswers.needId, needId), whose))
    .orderBy(needAnswers.createdAt, needAnswers.id)
}

type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number]
type Sealer = PrivateContext['sealer']

function answerOf(row: AnswerRow, sealer: Sealer): AnswerView {
  const { sealedAuthorContact: _, sealed, ...answer } = row
  const { id, acceptedAt } = answer
  return { ...answer, contact: acceptedAt ? (openAnswer(sealer, { id, sealed })?.contact ?? null) : null }
}

function ownAnswerOf({ id, message, offer, createdAt, acceptedAt, ...row }: AnswerRow, sealer: Sealer): OwnAnswer {
  const contact = openAnswer(sealer, { id, sealed: row.sealed })?.contact ?? null
  const authorContact = openSealed(sealer, row.sealedAuthorContact, authorContactPlace(id))
  return { id, message, offer, contact, createdAt, acceptedAt, authorContact }
}

/** The actor's membership, and the college if they are a student. */
export async function findBoardMember(
  db: Db,
  actor: Actor,
): Promise<{ membership: StudentMembership; college: string | null }> {
  const { membership, student } = await findStudentMembership(db, actor)
  return { membership, college: student?.collegeName ?? null }
}

/** All needs and answers of the signed-in user, for their download. */
export async function listOwnNeeds({ db, actor, sealer }: PrivateContext) {
  if (actor.kind !== 'member') return { needs: [], answers: [] }
  const own = eq(studentProfiles.userId, actor.userId)
  const { kind, title, description, cause, region, place, hands, until, createdAt } = needs
  const asked = await db
    .select({ id: needs.id, kind, title, description, cause, region, place, hands, until, createdAt })
    .from(needs)
    .innerJoin(studentProfiles, eq(studentProfiles.id, needs.studentId))
    .where(own)
  const closures = await db
    .select({
      needId: needClosures.needId,
      word: needClosures.word,
      beganAt: needClosures.beganAt,
      endedAt: needClosures.endedAt,
    })
    .from(needClosures)
    .innerJoin(needs, eq(needs.id, needClosures.needId))
    .innerJoin(studentProfiles, eq(studentProfiles.id, needs.studentId))
    .where(own)
  const given = await db
    .select({ title: needs.title, answer: needAnswers })
    .from(needAnswers)
    .innerJoin(needs, eq(needs.id, needAnswers.needId))
    .innerJoin(studentProfiles, eq(studentProfiles.id, needAnswers.studentId))
    .where(own)
  return {
    needs: asked.map(({ id, ...need }) => ({
      ...need,
      closedOrHidden: closures
        .filter(({ needId }) => needId === id)
        .map(({ word, beganAt, endedAt }) => ({ word, beganAt, endedAt })),
    })),
    answers: given.map(({ title, answer: { id, message, offer, sealed, createdAt, acceptedAt } }) => ({
      need: title,
      message,
      offer,
      contact: openAnswer(sealer, { id, sealed })?.contact ?? null,
      createdAt,
      acceptedAt,
    })),
  }
}
