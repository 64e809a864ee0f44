import { MS_PER_S } from '#auth/durations.ts'
import type { AuthSettings } from '#auth/settings/settings.ts'
import { sessions } from '#auth/tables/sessions.server.ts'

export const sessionColumns = {
  id: sessions.id,
  userId: sessions.userId,
  aal: sessions.aal,
  notAfter: sessions.notAfter,
  refreshedAt: sessions.refreshedAt,
  createdAt: sessions.createdAt,
  provenAt: sessions.provenAt,
  provenBy: sessions.provenBy,
  idleS: sessions.idleS,
  usedAt: sessions.usedAt,
  leftAt: sessions.leftAt,
}

export type LiveSession = Pick<typeof sessions.$inferSelect, keyof typeof sessionColumns>

type SessionTimes = Omit<LiveSession, 'id' | 'userId' | 'provenAt' | 'provenBy'> & { hasVerifiedFactor: boolean }

/** The time limit that has ended a session, in the protocol's wording; null while the session is alive. */
export function findSessionEnd(session: SessionTimes, settings: AuthSettings, now: Date): string | null {
  const { timeboxS, inactivityTimeoutS } = settings.sessions
  const isTimeUp = (session.notAfter !== null && session.notAfter <= now) || isOlder(session.createdAt, timeboxS, now)
  if (isTimeUp) return 'Session Expired'
  if (isOlder(session.refreshedAt, inactivityTimeoutS, now)) return 'Session Expired (Inactivity)'
  if (isSharedSessionOver(session, now)) return 'Session Expired (Shared Device)'
  const lowEnd = lowAalEnd(session, settings)
  return lowEnd && lowEnd <= now ? 'Session Expired (Low AAL: User Needs MFA Verification)' : null
}

/** When a session without the second factor of its user ends; undefined if there is no such limit. */
export function lowAalEnd(
  { aal, createdAt, hasVerifiedFactor }: Pick<SessionTimes, 'aal' | 'createdAt' | 'hasVerifiedFactor'>,
  { sessions: { lowAalS } }: AuthSettings,
): Date | undefined {
  if (lowAalS === undefined || aal === 'aal2' || !hasVerifiedFactor) return undefined
  return new Date(createdAt.getTime() + lowAalS * MS_PER_S)
}

/** How long a session outlives its last page on a shared device: the time in which a next page opens. */
export const LEFT_S_MAX = 30

/** Whether a session on a shared device was not used for too long, or its last page was closed. */
function isSharedSessionOver(
  { idleS, usedAt, leftAt }: Pick<SessionTimes, 'idleS' | 'usedAt' | 'leftAt'>,
  now: Date,
): boolean {
  if (idleS === null || usedAt === null) return false
  return isOlder(usedAt, idleS, now) || (leftAt !== null && isOlder(leftAt, LEFT_S_MAX, now))
}

function isOlder(time: Date, limitS: number | undefined, now: Date): boolean {
  return limitS !== undefined && now.getTime() - time.getTime() >= limitS * MS_PER_S
}
