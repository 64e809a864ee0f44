import { and, asc, eq, sql } from 'drizzle-orm'
import type { Config } from '#app/platform/config/config.server.ts'
import type { Database, Db } from '#app/platform/db/database.server.ts'
import { knownKeys } from '#app/platform/db/tables.server.ts'
import {
  type AuthKeys,
  hasKeys,
  keySource,
  type KeySource,
  type KeyUse,
  openSecretKeys,
  openTokenKeys,
} from './auth-keys.ts'

/** An arbitrary constant: of several nodes that start at once, one compares its keys after the other. */
const KEYS_LOCK = 7_310_584_268

const USES = ['jwt', 'secret'] as const

export type KnownKey = typeof knownKeys.$inferSelect

interface Opening {
  config: Pick<Config, 'dataDir'>
  env: Record<string, string | undefined>
  now: Date
}

/** The database was written with keys that this process does not have. One line per key. */
export class KeysError extends Error {
  override name = 'KeysError'
}

/**
 * Opens this process's keys, compares them with those that the database was written with, and has the database
 * remember those that are new (a rotation, or the first start of all). Makes keys only for a database that remembers
 * none, so that a start with the wrong data directory leaves nothing behind.
 * @throws KeysError when a remembered key is missing here: what it sealed could not be read, and what this process seals
 *   could not be read by the others.
 */
export function openKnownKeys({ db }: Pick<Database, 'db'>, { config, env, now }: Opening): Promise<AuthKeys> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${KEYS_LOCK})`)
    const known = await listKnownKeys(tx)
    const sources = { jwt: keySource('jwt', config, env), secret: keySource('secret', config, env) }
    const mayOpen = (use: KeyUse) => hasKeys(sources[use]) || !known.some((key) => key.use === use)
    const keys = mayOpen('jwt') ? await openTokenKeys(sources.jwt) : undefined
    const secrets = mayOpen('secret') ? await openSecretKeys(sources.secret) : undefined
    const names = { jwt: keys?.names ?? [], secret: secrets?.names ?? [] }
    const missing = known.filter(
      ({ use, id, fingerprint }) => !names[use].some((key) => key.id === id && key.fingerprint === fingerprint),
    )
    if (missing.length > 0 || !keys || !secrets) {
      const isOther = ({ use, id }: KnownKey) => names[use].some((key) => key.id === id)
      throw new KeysError(missing.map((key) => explain(key, sources[key.use], isOther(key))).join('\n'))
    }
    const present = USES.flatMap((use) => names[use].map((key) => ({ ...key, use, firstSeenAt: now })))
    await tx.insert(knownKeys).values(present).onConflictDoNothing()
    return { keys, secrets }
  })
}

/** The keys that the database was written with, the oldest first. */
export function listKnownKeys(db: Db): Promise<KnownKey[]> {
  return db.select().from(knownKeys).orderBy(asc(knownKeys.use), asc(knownKeys.firstSeenAt), asc(knownKeys.id))
}

/** Lets processes start without this key. Returns what was forgotten: nothing for an unknown id. */
export function forgetKey(db: Db, { id, use }: { id: string; use?: KeyUse }): Promise<KnownKey[]> {
  return db
    .delete(knownKeys)
    .where(and(eq(knownKeys.id, id), use && eq(knownKeys.use, use)))
    .returning()
}

const PURPOSES: Record<KeyUse, string> = { jwt: 'signs access tokens', secret: 'seals private texts' }

function explain({ use, id }: KnownKey, { path, variable }: KeySource, isOther: boolean): string {
  const what = isOther ? 'this process has another key under that id' : 'this process does not have it'
  return (
    `The database was written with the key ${id}, which ${PURPOSES[use]}; ${what}: take it from where the site ran before ` +
    `and put it into ${path} or ${variable}. If it is lost for good: npm run admin -- keys forget ${id}`
  )
}
