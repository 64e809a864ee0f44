import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Member, PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { findMailRefusal, type MailRefusal } from '#app/platform/mail/mail-others.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { withdrawMails } from '#app/platform/mail/outbox.server.ts'
import { hashSecret, newToken } from '#app/platform/text/numbering.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { guardianMail } from './mails.ts'
import {
  type AgeBand,
  GUARDIAN_ASKS_A_DAY_MAX,
  GUARDIAN_ASKS_MAX,
  GUARDIAN_LINK_DAYS,
  GUARDIAN_NOTICE_VERSION,
  GUARDIAN_REST_DAYS,
} from '#app/features/students/schema.ts'
import { guardianConsents } from '#app/features/students/tables.server.ts'
import type { GuardianState } from '#app/features/students/views.ts'

export const hashGuardianToken = (token: string): string => hashSecret('guardian', token)

/** Where an address of this row is sealed to; it opens nowhere else. */
export const guardianPlace = (id: string): string => `guardian_consents:${id}`
export const studentPlace = (id: string): string => `student_profiles:${id}`

const mailKey = (tokenHash: string): string => `guardian:${tokenHash}`

interface Student {
  id: string
  displayName: string
}

export type AskRefusal = { reason: 'allowed-already' | 'rest' | 'too-many' } | MailRefusal

/**
 * Writes the mail to a guardian in the caller's transaction; an open question is replaced. The caller holds the
 * student's row, so that two mails are never counted as one. It goes out only from an account that may have mails sent
 * to other people, and of the student's name it takes no more than such a mail may say (`nameInMail`).
 */
export async function sendGuardianMail(
  tx: Db,
  { now, sealer }: Pick<PrivateContext, 'now' | 'sealer'>,
  { student, by, email, site }: { student: Student; by: Member; email: string; site: Site },
): Promise<AskRefusal | null> {
  const refusal = findMailRefusal(by, now) ?? (await findRefusal(tx, { studentId: student.id, now }))
  if (refusal) return refusal
  await replaceOpen(tx, { studentId: student.id, now })
  const id = randomUUID()
  const token = newToken()
  const tokenHash = hashGuardianToken(token)
  await tx.insert(guardianConsents).values({
    id,
    studentProfileId: student.id,
    sealedEmail: sealer.seal(email, guardianPlace(id)),
    tokenHash,
    noticeVersion: GUARDIAN_NOTICE_VERSION,
    askedAt: now,
    expiresAt: new Date(now.getTime() + GUARDIAN_LINK_DAYS * DAY_MS),
  })
  const mail = guardianMail(site, { student: student.displayName, token })
  await notify(tx, { sealer, now }, { to: email, key: mailKey(tokenHash), mail })
  return null
}

async function findRefusal(tx: Db, { studentId, now }: { studentId: string; now: Date }): Promise<AskRefusal | null> {
  const asked = await tx
    .select()
    .from(guardianConsents)
    .where(eq(guardianConsents.studentProfileId, studentId))
    .orderBy(desc(guardianConsents.askedAt))
  if (asked.some(({ answer, withdrawnAt }) => answer === 'allowed' && withdrawnAt === null))
    return { reason: 'allowed-already' }
  if (asked.some((row) => (restEnd(row)?.getTime() ?? 0) > now.getTime())) return { reason: 'rest' }
  const today = asked.filter(({ askedAt }) => askedAt.getTime() > now.getTime() - DAY_MS)
  const isTooMany = asked.length >= GUARDIAN_ASKS_MAX || today.length >= GUARDIAN_ASKS_A_DAY_MAX
  return isTooMany ? { reason: 'too-many' } : null
}

type Row = typeof guardianConsents.$inferSelect

/** After a no or a withdrawal nobody is asked again before this. */
function restEnd({ answer, answeredAt, withdrawnAt }: Row): Date | null {
  const at = answer === 'declined' ? answeredAt : withdrawnAt
  return at && new Date(at.getTime() + GUARDIAN_REST_DAYS * DAY_MS)
}

async function replaceOpen(tx: Db, { studentId, now }: { studentId: string; now: Date }): Promise<void> {
  const { studentProfileId, answer, replacedAt } = guardianConsents
  const rows = await tx
    .update(guardianConsents)
    .set({ replacedAt: now })
    .where(and(eq(studentProfileId, studentId), isNull(answer), isNull(replacedAt)))
    .returning({ tokenHash: guardianConsents.tokenHash })
  await withdrawMails(
    tx,
    rows.map((row) => mailKey(row.tokenHash)),
  )
}

/** Deletes every mail about this student from the outbox, sent or not. */
export async function forgetGuardianMails(tx: Db, { studentId }: { studentId: string }): Promise<void> {
  const { tokenHash, studentProfileId } = guardianConsents
  const rows = await tx.select({ tokenHash }).from(guardianConsents).where(eq(studentProfileId, studentId))
  await withdrawMails(
    tx,
    rows.flatMap((row) => [mailKey(row.tokenHash), allowedKey(row.tokenHash)]),
  )
}

export const allowedKey = (tokenHash: string): string => `guardian-allowed:${tokenHash}`

/** How far the question has come, from the rows of one student, latest first. */
export function describeGuardian(ageBand: AgeBand, rows: readonly Row[]): GuardianState {
  const nothing = { askedAt: null, expiresAt: null, askAgainFrom: null }
  if (ageBand === '18-or-older') return { state: 'not-needed', ...nothing }
  const moderation = rows.find(({ answer, withdrawnAt }) => answer === 'allowed' && withdrawnAt === null)
  const latest = moderation ?? rows[0]
  if (!latest) return { state: 'not-asked', ...nothing }
  const state = latest.withdrawnAt ? 'withdrawn' : (latest.answer ?? 'asked')
  return {
    state,
    askedAt: latest.askedAt,
    expiresAt: state === 'asked' ? latest.expiresAt : null,
    askAgainFrom: restEnd(latest),
  }
}

/** The questions of one student, latest first. */
export function listConsents(db: Db, { studentId }: { studentId: string }): Promise<Row[]> {
  return db
    .select()
    .from(guardianConsents)
    .where(eq(guardianConsents.studentProfileId, studentId))
    .orderBy(desc(guardianConsents.askedAt), desc(guardianConsents.id))
}

/** A question that can be answered now: not too late, not replaced. */
export const isOpen = (now: Date) =>
  and(isNull(guardianConsents.answer), isNull(guardianConsents.replacedAt), gt(guardianConsents.expiresAt, now))
