import { and, desc, eq, not, type SQL, sql } from 'drizzle-orm'
import type { Actor, PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import {
  describeGuardian,
  guardianPlace,
  hashGuardianToken,
  listConsents,
  studentPlace,
} from './guardian-consent/consents.server.ts'
import { mayPublish } from './policy.ts'
import { BLOCKS_MAX } from './schema.ts'
import { guardianConsents, personBlocks, studentProfiles } from './tables.server.ts'
import type { BlockView, GuardianQuestion, StudentMembership, StudentProfile } from './views.ts'

/** The student profile of this account, or null. Show it to its owner alone. */
export async function findStudent(db: Db, userId: string): Promise<StudentProfile | null> {
  const [row] = await db.select().from(studentProfiles).where(eq(studentProfiles.userId, userId))
  if (!row) return null
  const { sealedEmail: _, isSample: __, ...fields } = row
  const consents = row.ageBand === 'under-18' ? await listConsents(db, { studentId: row.id }) : []
  const guardian = describeGuardian(row.ageBand, consents)
  const hasConsent = guardian.state === 'allowed'
  return { ...fields, guardian, mayPublish: mayPublish({ ageBand: row.ageBand, hasConsent }) }
}

/** Who the actor is to the student programme, with the profile if there is one. */
export async function findStudentMembership(
  db: Db,
  actor: Actor,
): Promise<{ membership: StudentMembership; student: StudentProfile | null }> {
  if (actor.kind !== 'member') return { membership: 'visitor', student: null }
  const student = await findStudent(db, actor.userId)
  if (!student) return { membership: 'member', student }
  return { membership: student.mayPublish ? 'student' : 'waiting', student }
}

/** Of age, or with a guardian's consent that stands: the student of the joined `student_profiles` may be shown. */
const isPublicStudent: SQL = sql`student_may_publish(${studentProfiles.id})`

/** This viewer and the student of the joined `student_profiles` have blocked each other, or one the other. */
export function isBlockedFor(viewerId: string): SQL {
  const { blockerUserId: blocker, blockedUserId: blocked } = personBlocks
  const student = studentProfiles.userId
  return sql`EXISTS (SELECT FROM ${personBlocks}
    WHERE (${blocker} = ${viewerId} AND ${blocked} = ${student}) OR (${blocker} = ${student} AND ${blocked} = ${viewerId}))`
}

/** The student may be shown, and neither of the two has blocked the other. `studentProfiles` has to be joined. */
export function isStudentShownTo(actor: Actor): SQL | undefined {
  return actor.kind === 'member' ? and(isPublicStudent, not(isBlockedFor(actor.userId))) : isPublicStudent
}

/** What stands behind a guardian's link; null for a link that leads nowhere. */
export async function findGuardianQuestion(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<GuardianQuestion | null> {
  const { answer, withdrawnAt, replacedAt, expiresAt } = guardianConsents
  const [row] = await db
    .select({
      studentName: studentProfiles.displayName,
      collegeName: studentProfiles.collegeName,
      answer,
      withdrawnAt,
      replacedAt,
      expiresAt,
    })
    .from(guardianConsents)
    .innerJoin(studentProfiles, eq(studentProfiles.id, guardianConsents.studentProfileId))
    .where(eq(guardianConsents.tokenHash, hashGuardianToken(token)))
  return row ? { ...pick(row), state: stateOf(row, now) } : null
}

type QuestionRow = Pick<typeof guardianConsents.$inferSelect, 'answer' | 'withdrawnAt' | 'replacedAt' | 'expiresAt'> & {
  studentName: string
  collegeName: string
}

const pick = ({ studentName, collegeName, expiresAt }: QuestionRow) => ({ studentName, collegeName, expiresAt })

function stateOf(row: QuestionRow, now: Date): GuardianQuestion['state'] {
  if (row.withdrawnAt) return 'withdrawn'
  if (row.answer) return row.answer
  if (row.replacedAt) return 'replaced'
  return row.expiresAt > now ? 'open' : 'expired'
}

/** Whom she blocked, newest first. */
export async function listOwnBlocks(db: Db, { actor }: { actor: Actor }): Promise<BlockView[]> {
  if (actor.kind !== 'member') return []
  const { id, blockedName, createdAt, blockerUserId } = personBlocks
  return db
    .select({ id, name: blockedName, createdAt })
    .from(personBlocks)
    .where(eq(blockerUserId, actor.userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(BLOCKS_MAX)
}

/** Where a student is written to; null when she signs in by phone or is not there. For letters, never for pages. */
export async function findStudentEmail(
  { db, sealer }: Pick<PrivateContext, 'db' | 'sealer'>,
  { studentProfileId }: { studentProfileId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ sealedEmail: studentProfiles.sealedEmail })
    .from(studentProfiles)
    .where(eq(studentProfiles.id, studentProfileId))
  return row?.sealedEmail ? sealer.open(row.sealedEmail, studentPlace(studentProfileId)) : null
}

/** All that is kept of the signed-in person here, for her download. */
export async function exportStudent(ctx: PrivateContext): Promise<Record<string, unknown>> {
  const { db, actor, sealer } = ctx
  if (actor.kind !== 'member') return {}
  const profile = await findStudent(db, actor.userId)
  const consents = profile ? await listConsents(db, { studentId: profile.id }) : []
  return {
    profile,
    guardianQuestions: consents.map(({ id, sealedEmail, askedAt, answer, answeredAt, withdrawnAt }) => ({
      email: sealer.open(sealedEmail, guardianPlace(id)),
      askedAt,
      answer,
      answeredAt,
      withdrawnAt,
    })),
    blocked: (await listOwnBlocks(db, { actor })).map(({ name, createdAt }) => ({ name, createdAt })),
  }
}
