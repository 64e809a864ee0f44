import * as v from 'valibot'
import { isServiceRequest } from './bearer.ts'
import type { Auth, AuthRequest } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { object } from './transport.ts'

/** A field of every request body that needs a captcha. */
export const captchaFields = { gotrue_meta_security: object }

const VERIFIERS = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}
const TIMEOUT_MS = 10_000
const CODES_MAX = 5
const verdict = v.object({ success: v.boolean(), 'error-codes': v.optional(v.array(v.string()), []) })

/**
 * Verifies the captcha of a request, if one is configured and the caller has no service key. Throws AuthError 400
 * `captcha_failed`, and an unexpected error when the verifier cannot be reached.
 */
export async function assertCaptcha(
  auth: Auth,
  c: AuthRequest,
  body: { gotrue_meta_security?: Record<string, unknown> | undefined },
): Promise<void> {
  const { captcha } = auth.settings.messages
  if (!captcha || (await isServiceRequest(c, auth))) return
  const token = body.gotrue_meta_security?.['captcha_token']
  if (typeof token !== 'string' || token.trim() === '') throw refused('request disallowed (no captcha_token found)')
  const answer = await (auth.fetch ?? globalThis.fetch)(VERIFIERS[captcha.provider], {
    method: 'POST',
    body: new URLSearchParams({ secret: captcha.secret, response: token.trim(), remoteip: auth.clientIp(c) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const { success, 'error-codes': codes } = v.parse(verdict, await answer.json())
  if (success) return
  const known = codes.slice(0, CODES_MAX).filter((code) => /^[\w-]{1,64}$/.test(code))
  throw refused(`request disallowed (${known.join(', ')})`)
}

function refused(reason: string): AuthError {
  return new AuthError(400, 'captcha_failed', `captcha protection: ${reason}`)
}
