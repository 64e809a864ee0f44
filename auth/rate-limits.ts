import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AuthError } from './errors.ts'
import { askerKey, isStranger, type Asker } from './known-devices.ts'
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

const MINUTE_S = 60
const HOUR_S = 3_600
const MS_PER_S = 1_000

/** Counts in this process's memory: several nodes allow several times as much. */
export function createRateLimits(settings: AuthSettings['rateLimits']): RateLimits {
  if (settings === 'off') {
    return { take: async () => {}, takePasswordTry: async () => ({ forgive: async () => {} }) }
  }
  const buckets: Record<Bucket, RateLimiterMemory> = {
    token: window(settings.tokenPer5Min, 5 * MINUTE_S),
    refresh: window(settings.refreshPer5Min, 5 * MINUTE_S),
    signup: window(settings.signupPer5Min, 5 * MINUTE_S),
    anonymous: window(settings.anonymousPerHour, HOUR_S),
    user: window(settings.userPer5Min, 5 * MINUTE_S),
    web3: window(settings.web3Per5Min, 5 * MINUTE_S),
    authorize: window(settings.authorizePer5Min, 5 * MINUTE_S),
    sso: window(settings.ssoPer5Min, 5 * MINUTE_S),
    samlAcs: window(settings.samlAcsPer5Min, 5 * MINUTE_S),
    otp: window(settings.otpPer5Min, 5 * MINUTE_S),
    magiclink: window(settings.magicLinkPer5Min, 5 * MINUTE_S),
    recover: window(settings.recoverPer5Min, 5 * MINUTE_S),
    resend: window(settings.resendPer5Min, 5 * MINUTE_S),
    verify: window(settings.verifyPer5Min, 5 * MINUTE_S),
    challenge: window(settings.challengePerMin, MINUTE_S),
    factorVerify: window(settings.factorVerifyPerMin, MINUTE_S),
    other: window(settings.otherPer5Min, 5 * MINUTE_S),
  }
  const byAccountAndIp = window(settings.passwordPerAccountAndIpPer15Min, 15 * MINUTE_S)
  // Much wider, so that a stranger cannot easily lock somebody out of her own account.
  const byAccount = window(settings.passwordPerAccountPerHour, HOUR_S)
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

function window(points: number, durationS: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: durationS })
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
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
