import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Member, PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { findMailRefusal, type MailRefusal } from '#app/platform/mail/mail-others.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { withdrawMails } from '#app/platform/mail/outbox.server.ts'
import { deleteShortLinks } from '#app/platform/texts/short-links.server.ts'
import { hashSecret, newToken } from '#app/platform/text/numbering.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { guardianMail } from './mails.ts'
import {
  type AgeBand,
  GUARDIAN_ASKS_A_DAY_MAX,
  GUARDIAN_ASKS_MAX,
  GUARDIAN_LINK_DAYS,
  GUARDIAN_NOTICE_VERSION,
  GUARDIAN_COOLDOWN_DAYS,
} from '#app/features/students/limits.ts'
import { guardianConsents } from '#app/features/students/tables.server.ts'
import type { GuardianState } from '#app/features/students/views.ts'

export const hashGuardianToken = (token: string): string => hashSecret('guardian', token)

/** The context that a row's address is sealed with; it can be opened only with the same one. */
export const guardianPlace = (id: string): string => `guardian_consents:${id}`
export const studentPlace = (id: string): string => `student_profiles:${id}`

const mailKey = (tokenHash: string): string => `guardian:${tokenHash}`

interface Student {
  id: string
  displayName: string
}

export type AskRefusal = { reason: 'allowed-already' | 'rest' | 'too-many' } | MailRefusal

/**
 * Writes the mail to a guardian in the caller's transaction and replaces an open question. The caller must hold a lock
 * on the student's row, so that concurrent mails are counted correctly. Returns a refusal when the account may not yet
 * send mails to other people. The mail contains only what `nameInMail` allows of the student's name.
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
  const mail = () => guardianMail(site, { student: student.displayName, token })
  await notify(tx, { sealer, now }, { to: email, key: mailKey(tokenHash), mail, fallback: currentLanguage() })
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
  if (asked.some((row) => (cooldownEnd(row)?.getTime() ?? 0) > now.getTime())) return { reason: 'rest' }
  const today = asked.filter(({ askedAt }) => askedAt.getTime() > now.getTime() - DAY_MS)
  const isTooMany = asked.length >= GUARDIAN_ASKS_MAX || today.length >= GUARDIAN_ASKS_A_DAY_MAX
  return isTooMany ? { reason: 'too-many' } : null
}

type Row = typeof guardianConsents.$inferSelect

/** The time from which a guardian may be asked again after a refusal or a withdrawal; otherwise null. */
function cooldownEnd({ answer, answeredAt, withdrawnAt }: Row): Date | null {
  const at = answer === 'declined' ? answeredAt : withdrawnAt
  return at && new Date(at.getTime() + GUARDIAN_COOLDOWN_DAYS * DAY_MS)
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

/** Deletes every mail and text message about this student from the outbox, sent or not, and the links of the texts. */
export async function forgetGuardianMails(
  tx: Db,
  { sealer }: Pick<PrivateContext, 'sealer'>,
  { studentId }: { studentId: string },
): Promise<void> {
  const { tokenHash, studentProfileId } = guardianConsents
  const rows = await tx.select({ tokenHash }).from(guardianConsents).where(eq(studentProfileId, studentId))
  const keys = rows.flatMap((row) => [mailKey(row.tokenHash), allowedKey(row.tokenHash)])
  await withdrawMails(tx, keys)
  await deleteShortLinks(tx, { sealer }, keys)
}

export const allowedKey = (tokenHash: string): string => `guardian-allowed:${tokenHash}`

/** State of the guardian's consent, from the rows of one student, latest first. */
export function describeGuardian(ageBand: AgeBand, rows: readonly Row[]): GuardianState {
  const nothing = { askedAt: null, expiresAt: null, askAgainFrom: null }
  if (ageBand === '18-or-older') return { state: 'not-needed', ...nothing }
  const allowed = rows.find(({ answer, withdrawnAt }) => answer === 'allowed' && withdrawnAt === null)
  const latest = allowed ?? rows[0]
  if (!latest) return { state: 'not-asked', ...nothing }
  const state = latest.withdrawnAt ? 'withdrawn' : (latest.answer ?? 'asked')
  return {
    state,
    askedAt: latest.askedAt,
    expiresAt: state === 'asked' ? latest.expiresAt : null,
    askAgainFrom: cooldownEnd(latest),
  }
}

export const latestConsentFirst = [desc(guardianConsents.askedAt), desc(guardianConsents.id)]

/** All consent rows of one student, latest first. */
export function listConsents(db: Db, { studentId }: { studentId: string }): Promise<Row[]> {
  return db
    .select()
    .from(guardianConsents)
    .where(eq(guardianConsents.studentProfileId, studentId))
    .orderBy(...latestConsentFirst)
}

/** SQL condition: not answered, not replaced, not expired. */
export const isOpen = (now: Date) =>
  and(isNull(guardianConsents.answer), isNull(guardianConsents.replacedAt), gt(guardianConsents.expiresAt, now))
