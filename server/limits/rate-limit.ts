import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { MINUTE_S } from '#app/platform/time/durations.ts'
import { failureCopy } from '#app/offline/failure-copy.ts'
import { createMemoryLimiter, createDatabaseLimiters } from '#auth/limits/limiters.ts'
import type { AppDeps, AppEnv } from '#server/app-context.ts'
import { refusal } from '#server/failures/refusal.ts'
import { networkOfClient } from '#server/http/client-ip.ts'

/** Requests a minute from one network. Many users of a mobile carrier share one address, so the limit of reads is high. */
const READS_PER_MINUTE = 1_200
const WRITES_PER_MINUTE = 60
/** Unpaid orders reserve stock, so one client must not be able to reserve all of it. */
const ORDERS_PER_TEN_MINUTES = 60
/** Links of text messages have 65 random bits; fewer requests make guessing them pointless. */
const SHORT_LINKS_PER_MINUTE = 120
const SHORT_LINK_PATH = /^\/s\//
const ORDER_PATH = /^\/checkout(\.data)?$/

type Deps = Pick<AppDeps, 'config' | 'database' | 'sealer'>

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Limits the requests of one network (an IPv4 address or an IPv6 /64) and returns 429 with Retry-After in seconds. On by
 * default. On PostgreSQL all processes share the count of orders.
 */
export function limitRate({ config, database, sealer }: Deps): MiddlewareHandler<AppEnv> {
  if (!config.rateLimits) return (_c, next) => next()
  const findNetwork = networkOfClient(config)
  const reads = new RateLimiterMemory({ points: READS_PER_MINUTE, duration: MINUTE_S })
  const writes = new RateLimiterMemory({ points: WRITES_PER_MINUTE, duration: MINUTE_S })
  const shortLinks = new RateLimiterMemory({ points: SHORT_LINKS_PER_MINUTE, duration: MINUTE_S })
  const isShared = database.engine === 'postgres'
  const makeLimiter = isShared ? createDatabaseLimiters({ db: database.db, secrets: sealer }) : createMemoryLimiter
  const orders = makeLimiter({ name: 'orders', points: ORDERS_PER_TEN_MINUTES, durationS: 10 * MINUTE_S })
  const limiterOf = (method: string, path: string) => {
    if (SHORT_LINK_PATH.test(path)) return shortLinks
    if (READS.has(method)) return reads
    return ORDER_PATH.test(path) ? orders : writes
  }
  return async (c, next) => {
    const refused = await limiterOf(c.req.method, c.req.path)
      .consume(findNetwork(c))
      .then(
        () => undefined,
        (reason: unknown) => {
          if (reason instanceof RateLimiterRes) return reason
          throw reason
        },
      )
    if (!refused) return next()
    c.header('Retry-After', String(Math.ceil(refused.msBeforeNext / 1000)))
    return refusal(c, config, { status: 429, code: 'busy', words: failureCopy.busy })
  }
}
