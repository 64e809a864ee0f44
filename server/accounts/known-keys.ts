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

/** The arbitrary key of an advisory lock: processes that start at once compare their keys one after another. */
const KEYS_LOCK = 7_310_584_268

const USES = ['jwt', 'secret'] as const

export type KnownKey = typeof knownKeys.$inferSelect

interface Opening {
  config: Pick<Config, 'dataDir'>
  env: Record<string, string | undefined>
  now: Date
}

/** The database was written with keys that this process does not have. The message has one line per key. */
export class KeysError extends Error {
  override name = 'KeysError'
}

/**
 * Opens this process's keys, compares them with those that the database was written with, and stores the fingerprints of
 * new ones (a rotation, or the first start). Creates keys only for a database that has none, so that a start with the
 * wrong data directory creates no files.
 * @throws KeysError when a known key is missing here: this process could not decrypt its texts.
 */
export function openKnownKeys({ db }: Pick<Database, 'db'>, { config, env, now }: Opening): Promise<AuthKeys> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${KEYS_LOCK})`)
    const { keys, secrets, names } = await openKeysFor(tx, { config, env })
    const present = USES.flatMap((use) => names[use].map((key) => ({ ...key, use, firstSeenAt: now })))
    await tx.insert(knownKeys).values(present).onConflictDoNothing()
    return { keys, secrets }
  })
}

/**
 * Whether this process has the keys that the database was written with. Creates no keys and stores nothing.
 * @throws KeysError when a known key is missing here.
 */
export async function requireKnownKeys(db: Db, place: Omit<Opening, 'now'>): Promise<void> {
  if ((await listKnownKeys(db)).length > 0) await openKeysFor(db, place)
}

async function openKeysFor(db: Db, { config, env }: Omit<Opening, 'now'>) {
  const known = await listKnownKeys(db)
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
  return { keys, secrets, names }
}

/** The keys that the database was written with, the oldest first. */
export function listKnownKeys(db: Db): Promise<KnownKey[]> {
  return db.select().from(knownKeys).orderBy(asc(knownKeys.use), asc(knownKeys.firstSeenAt), asc(knownKeys.id))
}

/** Allows processes to start without this key. Returns the forgotten keys; `[]` for an unknown id. */
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
