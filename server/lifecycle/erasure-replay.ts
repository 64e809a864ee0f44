import { and, inArray, isNull } from 'drizzle-orm'
import { erasePerson } from '#app/features/erasure/commands/erase-person.server.ts'
import type { Clock } from '#app/platform/time/clock.ts'
import type { Config } from '#app/platform/config/config.server.ts'
import type { Database, Db } from '#app/platform/db/database.server.ts'
import { createLogger } from '#app/platform/log/log.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { hasKeys, keySource } from '#server/accounts/auth-keys.ts'
import { displayName } from '#server/accounts/actor.ts'
import { openKnownKeys } from '#server/accounts/known-keys.ts'
import { openAuth } from '#server/accounts/open-auth.ts'

const BATCH_MAX = 500

interface Replaying {
  database: Database
  config: Config
  env: Record<string, string | undefined>
  clock: Clock
}

/**
 * Erases the people with these ids from a restored database and deletes their accounts. Skips ids that are not in the
 * database. Idempotent. Returns the number of erased people.
 * @throws KeysError when keys are missing that the database was written with.
 */
export async function replayErasures(
  { database, config, env, clock }: Replaying,
  userIds: readonly string[],
): Promise<number> {
  const people = await listPresent(database.db, userIds)
  if (people.length === 0) return 0
  const { keys, secrets } = await openKnownKeys(database, { config, env, now: clock() })
  const auth = openAuth({ config, database, keys, secrets, log: createLogger('silent'), clock, env })
  for (const { id: userId, email, phone, userMetadata } of people) {
    const name = displayName(userMetadata['display_name'], email)
    const actor = { kind: 'member', userId, displayName: name, email, roles: [] } as const
    const ctx = { db: database.db, actor, now: clock(), requestId: 'restore', sealer: secrets, config }
    await erasePerson(ctx, { email, phone })
    await auth.deleteAccount({ userId, ip: '' })
  }
  return people.length
}

/** Whether the keys for erasing exist: new ones could not decrypt the backup's texts. */
export function hasErasingKeys(config: Config, env: Replaying['env']): boolean {
  return hasKeys(keySource('secret', config, env)) && hasKeys(keySource('jwt', config, env))
}

type Person = Pick<typeof users.$inferSelect, 'id' | 'email' | 'phone' | 'userMetadata'>

async function listPresent(db: Db, userIds: readonly string[]): Promise<Person[]> {
  const people: Person[] = []
  const { id, email, phone, userMetadata } = users
  for (let at = 0; at < userIds.length; at += BATCH_MAX) {
    const ids = userIds.slice(at, at + BATCH_MAX)
    const found = db.select({ id, email, phone, userMetadata }).from(users)
    people.push(...(await found.where(and(inArray(id, ids), isNull(users.deletedAt)))))
  }
  return people
}
