import { RateLimiterDrizzle, RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { AuthDb } from './context.ts'
import type { Secrets } from './secrets.ts'
import { rateLimits } from './tables.server.ts'

/** So many points in a window that the first of them begins. The name keeps the keys of one limit from another's. */
interface Limit {
  name: string
  points: number
  durationS: number
}

export type MakeLimiter = (limit: Limit) => RateLimiterAbstract

/** Counts in this process's memory. */
export const makeOwnLimiter: MakeLimiter = ({ name, points, durationS }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: durationS })

interface Store {
  db: AuthDb
  secrets: Pick<Secrets, 'fingerprint'>
}

/**
 * Counts in the database, so that all processes on it together allow what one does; while it is away each counts for
 * itself. Keys are stored as fingerprints, because they hold addresses. Expired rows are deleted by `sweep`.
 */
export function sharedLimiters({ db, secrets }: Store): MakeLimiter {
  return (limit) => {
    const { name: keyPrefix, points, durationS: duration } = limit
    const counting = { keyPrefix, points, duration }
    const insuranceLimiter = makeOwnLimiter(limit)
    return new SealedKeys(secrets, {
      ...counting,
      storeClient: db,
      schema: rateLimits,
      clearExpiredByTimeout: false,
      insuranceLimiter,
    })
  }
}

class SealedKeys extends RateLimiterDrizzle {
  readonly #secrets: Pick<Secrets, 'fingerprint'>

  constructor(secrets: Pick<Secrets, 'fingerprint'>, options: ConstructorParameters<typeof RateLimiterDrizzle>[0]) {
    super(options)
    this.#secrets = secrets
  }

  override getKey(key: string | number): string {
    return this.#secrets.fingerprint(`${this.keyPrefix} ${key}`, 'rate_limits')
  }
}
