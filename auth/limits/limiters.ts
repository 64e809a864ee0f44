import { RateLimiterDrizzle, RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { AuthDb } from '#auth/db.ts'
import type { Secrets } from '#auth/keys/secrets.ts'
import { rateLimits } from '#auth/tables/limits.server.ts'

/** `points` in a window that the first of them starts. `name` separates the keys of different limits. */
interface Limit {
  name: string
  points: number
  durationS: number
}

export type LimiterFactory = (limit: Limit) => RateLimiterAbstract

/** Counts in this process's memory. */
export const createMemoryLimiter: LimiterFactory = ({ name, points, durationS }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: durationS })

interface Store {
  db: AuthDb
  secrets: Pick<Secrets, 'fingerprint'>
}

/**
 * Counts in the database, shared by all its processes; while it is unavailable each counts in memory. Keys are
 * stored as fingerprints, because they hold addresses. `sweep` deletes expired rows.
 */
export function createDatabaseLimiters({ db, secrets }: Store): LimiterFactory {
  return (limit) => {
    const { name: keyPrefix, points, durationS: duration } = limit
    const counting = { keyPrefix, points, duration }
    const insuranceLimiter = createMemoryLimiter(limit)
    return new HashedKeyLimiter(secrets, {
      ...counting,
      storeClient: db,
      schema: rateLimits,
      clearExpiredByTimeout: false,
      insuranceLimiter,
    })
  }
}

class HashedKeyLimiter extends RateLimiterDrizzle {
  readonly #secrets: Pick<Secrets, 'fingerprint'>

  constructor(secrets: Pick<Secrets, 'fingerprint'>, options: ConstructorParameters<typeof RateLimiterDrizzle>[0]) {
    super(options)
    this.#secrets = secrets
  }

  override getKey(key: string | number): string {
    return this.#secrets.fingerprint(`${this.keyPrefix} ${key}`, 'rate_limits')
  }
}
