import { and, eq, lt, sql } from 'drizzle-orm'
import type { AuthDb } from '#auth/db.ts'
import type { UserRow } from '#auth/accounts/users.ts'
import { users } from '#auth/tables/users.server.ts'
import { isUnknownRequester, type Requester } from './requester.ts'

/**
 * Wrong passwords in a row, over all time, after which no password of an unknown requester is compared any more (NIST SP
 * 800-63B, 3.2.2). Any sign-in ends the row; the owner's known devices and a mailed code or link work all the time.
 */
const WRONG_PASSWORDS_MAX = 100

export interface Comparison {
  isAllowed: boolean
  /** To call after a wrong password. */
  noteWrong(): Promise<void>
}

const UNCOUNTED: Comparison = { isAllowed: true, noteWrong: async () => {} }

/**
 * Counts a comparison that unknown requesters ask for. After a first wrong password it is counted before it is made, so that
 * many at once do not exceed the limit. A refusal looks like a wrong password.
 */
export async function countComparison(
  db: AuthDb,
  user: UserRow | undefined,
  requester: Requester,
): Promise<Comparison> {
  if (!user || !isUnknownRequester(requester)) return UNCOUNTED
  if (user.wrongPasswords === 0) {
    return { isAllowed: true, noteWrong: async () => void (await addWrong(db, user)) }
  }
  return { ...UNCOUNTED, isAllowed: await addWrong(db, user) }
}

/** Returns false when the limit is reached. */
async function addWrong(db: AuthDb, { id }: UserRow): Promise<boolean> {
  const counted = await db
    .update(users)
    .set({ wrongPasswords: sql`${users.wrongPasswords} + 1` })
    .where(and(eq(users.id, id), lt(users.wrongPasswords, WRONG_PASSWORDS_MAX)))
    .returning({ id: users.id })
  return counted.length > 0
}
