import { MS_PER_S } from './durations.ts'
import type { AuthSettings } from './settings.ts'
import { sessions } from './tables.server.ts'

export const sessionColumns = {
  id: sessions.id,
  userId: sessions.userId,
  aal: sessions.aal,
  notAfter: sessions.notAfter,
  refreshedAt: sessions.refreshedAt,
  createdAt: sessions.createdAt,
  provenAt: sessions.provenAt,
  provenBy: sessions.provenBy,
}

export type LiveSession = Pick<typeof sessions.$inferSelect, keyof typeof sessionColumns>

type Ageing = Omit<LiveSession, 'id' | 'userId' | 'provenAt' | 'provenBy'> & { hasVerifiedFactor: boolean }

/** By which of the settings' limits of time a session has ended, in the protocol's words; null while it is alive. */
export function findSessionEnd(session: Ageing, settings: AuthSettings, now: Date): string | null {
  const { timeboxS, inactivityTimeoutS } = settings.sessions
  const isTimeUp = (session.notAfter !== null && session.notAfter <= now) || isOlder(session.createdAt, timeboxS, now)
  if (isTimeUp) return 'Session Expired'
  if (isOlder(session.refreshedAt, inactivityTimeoutS, now)) return 'Session Expired (Inactivity)'
  const lowEnd = lowAalEnd(session, settings)
  return lowEnd && lowEnd <= now ? 'Session Expired (Low AAL: User Needs MFA Verification)' : null
}

/** Until when a session may stay without the second factor that its user has; undefined if nothing limits it. */
export function lowAalEnd(
  { aal, createdAt, hasVerifiedFactor }: Pick<Ageing, 'aal' | 'createdAt' | 'hasVerifiedFactor'>,
  { sessions: { lowAalS } }: AuthSettings,
): Date | undefined {
  if (lowAalS === undefined || aal === 'aal2' || !hasVerifiedFactor) return undefined
  return new Date(createdAt.getTime() + lowAalS * MS_PER_S)
}

function isOlder(time: Date, limitS: number | undefined, now: Date): boolean {
  return limitS !== undefined && now.getTime() - time.getTime() >= limitS * MS_PER_S
}
