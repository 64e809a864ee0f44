import { and, desc, eq, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { mediumView, publicMedium } from '#app/features/media/queries.server.ts'
import type { Actor, PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import {
  describeGuardian,
  guardianPlace,
  hashGuardianToken,
  latestConsentFirst,
  listConsents,
  studentPlace,
} from './guardian-consent/consents.server.ts'
import { mayPublish } from './policy.ts'
import { BLOCKS_MAX } from './limits.ts'
import { guardianConsents, personBlocks, studentProfiles } from './tables.server.ts'
import type { BlockView, GuardianQuestion, StudentMembership, StudentProfile } from './views.ts'

/** The student profile of this account, or null. For its owner only. */
export async function findStudent(db: Db, userId: string): Promise<StudentProfile | null> {
  const rows = await db
    .select({
      profile: studentProfiles,
      picture: publicMedium(studentProfiles.profileImageId),
      consent: guardianConsents,
    })
    .from(studentProfiles)
    .leftJoin(guardianConsents, eq(guardianConsents.studentProfileId, studentProfiles.id))
    .where(eq(studentProfiles.userId, userId))
    .orderBy(...latestConsentFirst)
  const [row] = rows
  if (!row) return null
  const { sealedEmail: _, isSample: __, ...fields } = row.profile
  const { ageBand } = fields
  const guardian = describeGuardian(
    ageBand,
    rows.flatMap(({ consent }) => consent ?? []),
  )
  const hasConsent = guardian.state === 'allowed'
  const picture = row.picture && mediumView(row.picture)
  return { ...fields, picture, guardian, mayPublish: mayPublish({ ageBand, hasConsent }) }
}

/** The actor's membership in the student programme, with the profile if there is one. */
export async function findStudentMembership(
  db: Db,
  actor: Actor,
): Promise<{ membership: StudentMembership; student: StudentProfile | null }> {
  if (actor.kind !== 'member') return { membership: 'visitor', student: null }
  const student = await findStudent(db, actor.userId)
  if (!student) return { membership: 'member', student }
  return { membership: student.mayPublish ? 'student' : 'waiting', student }
}

/** SQL condition on the joined `student_profiles`: of age, or with a valid consent of a guardian. */
const isPublicStudent: SQL = sql`student_may_publish(${studentProfiles.id})`

/** A column: whether the student of this account may be public; null without a student profile. */
export const mayStudentPublish = (userId: SQLWrapper): SQL<boolean | null> =>
  sql`(SELECT ${isPublicStudent} FROM ${studentProfiles} WHERE ${studentProfiles.userId} = ${userId})`

/** SQL condition: one of the two users has blocked the other. False when either is null. */
export function isBlockedWith(viewerId: string | SQLWrapper, other: SQLWrapper): SQL {
  const { blockerUserId: blocker, blockedUserId: blocked } = personBlocks
  return sql`EXISTS (SELECT FROM ${personBlocks}
    WHERE (${blocker} = ${viewerId} AND ${blocked} = ${other}) OR (${blocker} = ${other} AND ${blocked} = ${viewerId}))`
}

/** The same for the joined `student_profiles`. */
export const isBlockedFor = (viewerId: string): SQL => isBlockedWith(viewerId, studentProfiles.userId)

/** SQL condition on the joined `student_profiles`: the student may be public, and no block exists between the two. */
export function isStudentShownTo(actor: Actor): SQL | undefined {
  return actor.kind === 'member' ? and(isPublicStudent, not(isBlockedFor(actor.userId))) : isPublicStudent
}

/** What the page behind a guardian's link shows; null for an unknown token. */
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

/** The users whom the actor has blocked, newest first, at most `BLOCKS_MAX`. */
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

/**
 * The student's e-mail address or phone number, or null for an unknown id. For notices only, never for pages.
 */
export async function findStudentAddress(
  { db, sealer }: Pick<PrivateContext, 'db' | 'sealer'>,
  { studentProfileId }: { studentProfileId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ sealedEmail: studentProfiles.sealedEmail })
    .from(studentProfiles)
    .where(eq(studentProfiles.id, studentProfileId))
  return row?.sealedEmail ? sealer.open(row.sealedEmail, studentPlace(studentProfileId)) : null
}

/** All data that this feature stores about the signed-in user, for their download. */
export async function exportStudent(ctx: PrivateContext): Promise<Record<string, unknown>> {
  const { db, actor, sealer } = ctx
  if (actor.kind !== 'member') return {}
  const profile = await findStudent(db, actor.userId)
  const consents = profile ? await listConsents(db, { studentId: profile.id }) : []
  return {
    profile: profile && { ...profile, picture: undefined },
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
