import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { HOUR_S, MINUTE_S, MS_PER_S } from './durations.ts'
import { AuthError } from './errors.ts'
import { askerKey, isStranger, type Asker } from './known-devices.ts'
import { makeOwnLimiter, type MakeLimiter } from './limiters.ts'
import { networkOf } from './network.ts'
import type { AuthSettings } from './settings.ts'

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
  | 'otp'
  | 'magiclink'
  | 'recover'
  | 'resend'
  | 'verify'
  | 'challenge'
  | 'factorVerify'
  /** Entry points that take a body and have no bucket of their own. */
  | 'other'

export interface RateLimits {
  /** Throws AuthError 429 with `Retry-After` when this address has used up the bucket. */
  take(bucket: Bucket, ip: string): Promise<void>
  /**
   * Counts one try of a password, for the account by this asker and, unless the account knows the device, for the
   * account by anybody; throws AuthError 429. A right password is forgiven, so that only wrong ones count.
   */
  takePasswordTry(account: string, asker: Asker): Promise<{ forgive(): Promise<void> }>
}

/**
 * `makeShared` makes what guards passwords and codes; everything else is counted in this process's memory, where
 * several nodes allow several times as much.
 */
export function createRateLimits(settings: AuthSettings['rateLimits'], makeShared: MakeLimiter): RateLimits {
  if (settings === 'off') {
    return { take: async () => {}, takePasswordTry: async () => ({ forgive: async () => {} }) }
  }
  const buckets: Record<Bucket, RateLimiterAbstract> = {
    token: makeOwnLimiter({ name: 'token', points: settings.tokenPer5Min, durationS: 5 * MINUTE_S }),
    refresh: makeOwnLimiter({ name: 'refresh', points: settings.refreshPer5Min, durationS: 5 * MINUTE_S }),
    signup: makeOwnLimiter({ name: 'signup', points: settings.signupPer5Min, durationS: 5 * MINUTE_S }),
    anonymous: makeOwnLimiter({ name: 'anonymous', points: settings.anonymousPerHour, durationS: HOUR_S }),
    user: makeOwnLimiter({ name: 'user', points: settings.userPer5Min, durationS: 5 * MINUTE_S }),
    web3: makeOwnLimiter({ name: 'web3', points: settings.web3Per5Min, durationS: 5 * MINUTE_S }),
    authorize: makeOwnLimiter({ name: 'authorize', points: settings.authorizePer5Min, durationS: 5 * MINUTE_S }),
    sso: makeOwnLimiter({ name: 'sso', points: settings.ssoPer5Min, durationS: 5 * MINUTE_S }),
    samlAcs: makeOwnLimiter({ name: 'samlAcs', points: settings.samlAcsPer5Min, durationS: 5 * MINUTE_S }),
    otp: makeOwnLimiter({ name: 'otp', points: settings.otpPer5Min, durationS: 5 * MINUTE_S }),
    magiclink: makeOwnLimiter({ name: 'magiclink', points: settings.magicLinkPer5Min, durationS: 5 * MINUTE_S }),
    recover: makeOwnLimiter({ name: 'recover', points: settings.recoverPer5Min, durationS: 5 * MINUTE_S }),
    resend: makeOwnLimiter({ name: 'resend', points: settings.resendPer5Min, durationS: 5 * MINUTE_S }),
    verify: makeShared({ name: 'verify', points: settings.verifyPer5Min, durationS: 5 * MINUTE_S }),
    challenge: makeOwnLimiter({ name: 'challenge', points: settings.challengePerMin, durationS: MINUTE_S }),
    factorVerify: makeShared({ name: 'factorVerify', points: settings.factorVerifyPerMin, durationS: MINUTE_S }),
    other: makeOwnLimiter({ name: 'other', points: settings.otherPer5Min, durationS: 5 * MINUTE_S }),
  }
  const byAccountAndIp = makeShared({
    name: 'password by asker',
    points: settings.passwordPerAccountAndIpPer15Min,
    durationS: 15 * MINUTE_S,
  })
  // Much wider, so that a stranger cannot easily lock somebody out of her own account.
  const byAccount = makeShared({ name: 'password', points: settings.passwordPerAccountPerHour, durationS: HOUR_S })
  return {
    take: (bucket, ip) => consume(buckets[bucket], networkOf(ip)),
    async takePasswordTry(account, asker) {
      const pair = `${askerKey(asker)} ${account}`
      await consume(byAccountAndIp, pair)
      if (isStranger(asker)) await consume(byAccount, account)
      // What is guessed in a session counts for the sign-in from the same network, but not the other way round.
      const outside = `${networkOf(asker.ip)} ${account}`
      if (asker.sessionId !== null) await byAccountAndIp.penalty(outside)
      return {
        async forgive() {
          await byAccountAndIp.delete(pair)
          if (asker.sessionId !== null) await byAccountAndIp.reward(outside)
          if (isStranger(asker)) await byAccount.reward(account)
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
