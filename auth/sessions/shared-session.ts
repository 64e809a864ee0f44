import { and, eq, isNotNull, lt, or } from 'drizzle-orm'
import { getCookie } from 'hono/cookie'
import type { Auth, AuthRequest } from '#auth/context.ts'
import { MS_PER_S } from '#auth/durations.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import type { LiveSession } from './session-end.ts'

const SHARED_COOKIE = 'auth-shared-device'
/** Not every request writes the row. */
const NOTED_S = 15

/**
 * Whether the client calls this device shared: it sets the cookie before the sign-in, by every method. The session then
 * ends after some minutes without use, and the device is not remembered.
 */
export function isSharedDevice({ settings }: Pick<Auth, 'settings'>, c: AuthRequest): boolean {
  const prefix = settings.externalUrl.startsWith('https:') ? '__Host-' : ''
  return getCookie(c, prefix + SHARED_COOKIE) === '1'
}

type SharedTimes = Pick<LiveSession, 'id' | 'idleS' | 'usedAt' | 'leftAt'>

/** Records the use of a live session on a shared device; a page was opened, so it was not left. */
export async function noteUse({ db }: Pick<Auth, 'db'>, session: SharedTimes, now: Date): Promise<void> {
  const { id, idleS, usedAt, leftAt } = session
  if (idleS === null || usedAt === null) return
  const before = new Date(now.getTime() - NOTED_S * MS_PER_S)
  if (leftAt === null && usedAt > before) return
  const isOlder = or(lt(sessions.usedAt, before), isNotNull(sessions.leftAt))
  await db
    .update(sessions)
    .set({ usedAt: now, leftAt: null })
    .where(and(eq(sessions.id, id), isNotNull(sessions.idleS), isOlder))
}

/** Records that the last page of a session on a shared device was closed; no effect on others. */
export async function noteLeaving({ db }: Pick<Auth, 'db'>, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ leftAt: now })
    .where(and(eq(sessions.id, sessionId), isNotNull(sessions.idleS)))
}
