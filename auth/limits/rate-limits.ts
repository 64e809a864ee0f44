import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { HOUR_S, MINUTE_S, MS_PER_S } from '#auth/durations.ts'
import { AuthError } from '#auth/errors.ts'
import { requesterKey, isUnknownRequester, type Requester } from './requester.ts'
import { createMemoryLimiter, type LimiterFactory } from './limiters.ts'
import { networkOf } from './network.ts'
import type { AuthSettings } from '#auth/settings/settings.ts'

export type Bucket =
  | 'token'
  | 'refresh'
  | 'signup'
  | 'anonymous'
  | 'user'
  | 'web3'
  | 'authorize'
  | 'sso'
  | 'samlAcs'
  | 'passkey'
  | 'otp'
  | 'magiclink'
  | 'recover'
  | 'resend'
  | 'verify'
  | 'challenge'
  | 'factorVerify'
  /** Endpoints with a body and no bucket of their own. */
  | 'other'

export interface RateLimits {
  /** Throws AuthError 429 with `Retry-After` when the network of this address has used up the bucket. */
  take(bucket: Bucket, ip: string): Promise<void>
  /**
   * Counts an attempt at a password: for the account by this requester and, unless the requester is known, for the
   * account in total. `forgive` takes it back after a right password. Throws AuthError 429.
   */
  countPasswordAttempt(account: string, requester: Requester): Promise<{ forgive(): Promise<void> }>
}

/**
 * `makeShared` creates the limiters of passwords and codes; the others count in memory, so several nodes allow
 * several times as much.
 */
export function createRateLimits(settings: AuthSettings['rateLimits'], makeShared: LimiterFactory): RateLimits {
  if (settings === 'off') {
    return { take: async () => {}, countPasswordAttempt: async () => ({ forgive: async () => {} }) }
  }
  const buckets: Record<Bucket, RateLimiterAbstract> = {
    token: makeShared({ name: 'token', points: settings.tokenPer5Min, durationS: 5 * MINUTE_S }),
    refresh: createMemoryLimiter({ name: 'refresh', points: settings.refreshPer5Min, durationS: 5 * MINUTE_S }),
    signup: createMemoryLimiter({ name: 'signup', points: settings.signupPer5Min, durationS: 5 * MINUTE_S }),
    anonymous: createMemoryLimiter({ name: 'anonymous', points: settings.anonymousPerHour, durationS: HOUR_S }),
    user: createMemoryLimiter({ name: 'user', points: settings.userPer5Min, durationS: 5 * MINUTE_S }),
    web3: createMemoryLimiter({ name: 'web3', points: settings.web3Per5Min, durationS: 5 * MINUTE_S }),
    authorize: createMemoryLimiter({ name: 'authorize', points: settings.authorizePer5Min, durationS: 5 * MINUTE_S }),
    sso: createMemoryLimiter({ name: 'sso', points: settings.ssoPer5Min, durationS: 5 * MINUTE_S }),
    samlAcs: createMemoryLimiter({ name: 'samlAcs', points: settings.samlAcsPer5Min, durationS: 5 * MINUTE_S }),
    passkey: createMemoryLimiter({ name: 'passkey', points: settings.passkeyPer5Min, durationS: 5 * MINUTE_S }),
    otp: createMemoryLimiter({ name: 'otp', points: settings.otpPer5Min, durationS: 5 * MINUTE_S }),
    magiclink: createMemoryLimiter({ name: 'magiclink', points: settings.magicLinkPer5Min, durationS: 5 * MINUTE_S }),
    recover: createMemoryLimiter({ name: 'recover', points: settings.recoverPer5Min, durationS: 5 * MINUTE_S }),
    resend: createMemoryLimiter({ name: 'resend', points: settings.resendPer5Min, durationS: 5 * MINUTE_S }),
    verify: makeShared({ name: 'verify', points: settings.verifyPer5Min, durationS: 5 * MINUTE_S }),
    challenge: createMemoryLimiter({ name: 'challenge', points: settings.challengePerMin, durationS: MINUTE_S }),
    factorVerify: makeShared({ name: 'factorVerify', points: settings.factorVerifyPerMin, durationS: MINUTE_S }),
    other: createMemoryLimiter({ name: 'other', points: settings.otherPer5Min, durationS: 5 * MINUTE_S }),
  }
  const byAccountAndIp = makeShared({
    name: 'password by asker',
    points: settings.passwordPerAccountAndIpPer15Min,
    durationS: 15 * MINUTE_S,
  })
  // Much wider, so that others cannot easily lock the owner out.
  const byAccount = makeShared({ name: 'password', points: settings.passwordPerAccountPerHour, durationS: HOUR_S })
  return {
    take: (bucket, ip) => consume(buckets[bucket], networkOf(ip)),
    async countPasswordAttempt(account, requester) {
      const pair = `${requesterKey(requester)} ${account}`
      await consume(byAccountAndIp, pair)
      if (isUnknownRequester(requester)) await consume(byAccount, account)
      // Attempts in a session count for sign-ins from the same network, but not the other way round.
      const outside = `${networkOf(requester.ip)} ${account}`
      if (requester.sessionId !== null) await byAccountAndIp.penalty(outside)
      return {
        async forgive() {
          await byAccountAndIp.delete(pair)
          if (requester.sessionId !== null) await byAccountAndIp.reward(outside)
          if (isUnknownRequester(requester)) await byAccount.reward(account)
        },
      }
    },
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const retryAfterS = Math.max(1, Math.ceil(refusal.msBeforeNext / MS_PER_S))
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
      headers: { 'Retry-After': String(retryAfterS) },
    })
  }
}
