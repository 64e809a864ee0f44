import type { Auth } from '#auth/context.ts'
import { DAY_S } from '#auth/durations.ts'
import { AuthError } from '#auth/errors.ts'
import { ATTEMPTS_MAX } from '#auth/messages/one-time-tokens.ts'
import { correctCounters, take } from './counters.ts'
import { isUnknownRequester, type Requester } from './requester.ts'

/**
 * Counts a try at the codes for an e-mail address or a phone number, of all strangers together: they have as many in a day
 * as the codes that they may request allow, also where its owner requests more. Known devices have the tries of each code,
 * so that others cannot lock the owner out. It counts in the same way where there is no account. `forgive` takes a right
 * code back. Throws AuthError 429.
 */
export async function countCodeTry(
  auth: Auth,
  requester: Requester,
  address: string,
): Promise<{ forgive(): Promise<void> }> {
  const { rateLimits } = auth.settings
  if (rateLimits === 'off' || !isUnknownRequester(requester)) return { forgive: async () => {} }
  const key = auth.secrets.fingerprint(`tries at codes by strangers: ${address}`, 'send_limits')
  const limit = rateLimits.codesPerAccountPerDay * ATTEMPTS_MAX
  const waitS = await take(auth.db, { key, limit, windowS: DAY_S }, auth.clock())
  if (waitS > 0) {
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
      headers: { 'Retry-After': String(waitS) },
    })
  }
  return { forgive: () => correctCounters(auth.db, [key], -1) }
}
