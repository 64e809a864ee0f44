import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { PROFILES_MAX, type ReferralWing, THREADS_SHOWN_MAX } from './schema.ts'
import { referrals, vouches } from './tables.server.ts'
import { hashToken } from './tokens.server.ts'

export interface ReferredProfile {
  id: string
  wing: ReferralWing
  displayName: string
  snippet: string
  education: string | null
  seeking: string | null
  skills: readonly string[]
  softTags: readonly string[]
  /** The newest vouches, at most `THREADS_SHOWN_MAX`. */
  threads: readonly { byName: string; text: string }[]
  vouchCount: number
  /** The viewer vouches for this profile. */
  isVouched: boolean
}

/** All published profiles, newest first. Page-cache tag: `referrals`. */
export async function listProfiles(db: Db, { userId }: { userId: string | null }): Promise<ReferredProfile[]> {
  const rows = await db
    .select()
    .from(referrals)
    .where(and(isNotNull(referrals.agreedAt), isNull(referrals.removedAt)))
    .orderBy(desc(referrals.agreedAt))
    .limit(PROFILES_MAX)
  const ids = rows.map(({ id }) => id)
  const words =
    ids.length > 0
      ? await db.select().from(vouches).where(inArray(vouches.referralId, ids)).orderBy(desc(vouches.createdAt))
      : []
  return rows.map((row) => {
    const own = words.filter(({ referralId }) => referralId === row.id)
    return {
      ...profileOf(row),
      threads: own.slice(0, THREADS_SHOWN_MAX).map(({ byName, text }) => ({ byName, text })),
      vouchCount: own.length,
      isVouched: own.some(({ byUserId }) => byUserId === userId),
    }
  })
}

type ReferralRow = typeof referrals.$inferSelect

function profileOf({ id, wing, displayName, snippet, education, seeking, skills, softTags }: ReferralRow) {
  return { id, wing, displayName: displayName ?? '', snippet: snippet ?? '', education, seeking, skills, softTags }
}

/** The referral behind a link; null for an unknown token. */
export async function findReferral(db: Db, { token }: { token: string }) {
  const [row] = await db
    .select()
    .from(referrals)
    .where(eq(referrals.tokenHash, hashToken(token)))
  return row ? { ...profileOf(row), isListed: row.agreedAt !== null, isRemoved: row.removedAt !== null } : null
}

/** The vouches that this user gave. */
export function listOwnVouches(db: Db, { userId }: { userId: string }) {
  const { text, byName: name, createdAt } = vouches
  return db.select({ text, name, createdAt }).from(vouches).where(eq(vouches.byUserId, userId)).orderBy(desc(createdAt))
}
