import * as v from 'valibot'
import { sessionResponse } from '#auth/sessions/session-response.ts'
import type { Auth, AuthRequest, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { greetDevice } from '#auth/devices/device-sign-in.ts'
import { KINDS_OF_LINK } from '#auth/messages/mail-links.ts'
import { notifyOwner } from '#auth/messages/notify-owner.ts'
import {
  findByLinkToken,
  findRecipients,
  isPkceToken,
  checkCode,
  type OneTimeTokenRow,
} from '#auth/messages/one-time-tokens.ts'
import { countCodeTry } from '#auth/limits/code-tries.ts'
import { requesterOf } from '#auth/limits/known-devices.ts'
import { withMinimumTimeOnFailure } from '#auth/limits/minimum-time.ts'
import { redirectTarget, redirectTo, withError, withFragment, withQuery } from '#auth/http/redirects.ts'
import { toSessionJson, type Origin } from '#auth/sessions/sessions.ts'
import type { OneTimeTokenKind } from '#auth/tables/one-time-tokens.server.ts'
import { originOf, readBody, text } from '#auth/http/transport.ts'
import { isInactive, openInactive, type InactiveAnswer } from '#auth/accounts/inactive-phone.ts'
import { parseEmail, parsePhone, type Account } from '#auth/accounts/users.ts'
import { notifyRecoveryCodeUsed } from '#auth/factors/recovery-codes.ts'
import { applyProof, expiredToken, lockAccount, mapTakenAddress, type Verified } from '#auth/accounts/verification.ts'

const verifyBody = v.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
  redirect_to: text,
  recovery_code: text,
  new_account: v.nullish(v.boolean()),
})

type VerifyBody = v.InferOutput<typeof verifyBody>

const FIRST_CONFIRMATION_MESSAGE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** The kinds of token of each `type`, and the kind of address. */
const TYPES = new Map<string, { kinds: readonly OneTimeTokenKind[]; to: 'email' | 'phone' }>([
  ...Object.entries(KINDS_OF_LINK).map(([type, kinds]) => [type, { kinds, to: 'email' }] as const),
  ['email', { kinds: ['confirmation', 'recovery'], to: 'email' }],
  ['sms', { kinds: ['confirmation'], to: 'phone' }],
  ['phone_change', { kinds: ['phone_change'], to: 'phone' }],
])

interface Verification {
  kinds: readonly OneTimeTokenKind[]
  proof: { linkToken: string } | { code: string; relatesTo: string }
  endsInCode: boolean
  /** For the number of an unused account. */
  answer?: InactiveAnswer
}

/**
 * POST /verify: a session for a typed code, or for the token of a link to the client's own page. Throws AuthError 429
 * when strangers have tried too many codes for this address, and 403
 * `phone_inactive` for a right code to the number of an unused account: the same request with `recovery_code` opens it,
 * with `new_account` the number gets a new one.
 */
export function verify(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, verifyBody)
    const answer = { recoveryCode: body.recovery_code, startsNew: body.new_account ?? false }
    const verification = { ...readVerification(body), answer }
    const now = auth.clock()
    const { proof } = verification
    const tried =
      'code' in proof ? await countCodeTry(auth, await requesterOf(auth, c, proof.relatesTo), proof.relatesTo) : null
    const verified = await withMinimumTimeOnFailure(auth, () =>
      consume(auth, verification, { origin: originOf(c, auth), now }),
    )
    await tried?.forgive()
    if (verified.kind === 'partial') return c.json({ msg: FIRST_CONFIRMATION_MESSAGE, code: '200' })
    if (verified.kind === 'code') throw new Error('A typed code ends in a session.')
    return sessionResponse(auth, c, { ...verified, now })
  }
}

/**
 * GET /verify?token=…&type=…&redirect_to=…, the mailed link: redirects with a session in the fragment, a PKCE code
 * in the query, or an error. HEAD requests, e.g. of scanners, consume nothing.
 */
export function verifyLink(auth: Auth): Endpoint {
  return async (c) => {
    if (c.req.method === 'HEAD') return c.body(null, 204)
    return followLink(auth, c, { token: c.req.query('token'), type: c.req.query('type') })
  }
}

/** Follows a link: shared by GET /verify and the page with a button. */
export async function followLink(
  auth: Auth,
  c: AuthRequest,
  { token, type, redirectParam }: { token: string | undefined; type: string | undefined; redirectParam?: string },
): Promise<Response> {
  if (!type) throw invalid('Verify requires a verification type')
  if (!token) throw invalid('Verify requires a token or a token hash')
  const target = redirectTarget(c, auth.settings, redirectParam)
  const isPkce = isPkceToken(token)
  try {
    const known = TYPES.get(type)
    if (known?.to !== 'email') throw invalid('Unsupported verification type')
    const verification = { kinds: known.kinds, proof: { linkToken: token }, endsInCode: true }
    const now = auth.clock()
    const verified = await withMinimumTimeOnFailure(auth, () =>
      consume(auth, verification, { origin: originOf(c, auth), now }),
    )
    if (verified.kind === 'session') {
      await greetDevice(auth, c, { user: verified.account.user, open: verified.open, now })
    }
    return redirectTo(c, await addressAfter(auth, verified, { target, type, isPkce, now }))
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const message = error.code === 'otp_expired' ? 'Email link is invalid or has expired' : error.message
    return redirectTo(c, withError(target, { status: error.status, code: error.code, message }, isPkce))
  }
}

async function addressAfter(
  auth: Auth,
  verified: Verified,
  { target, type, isPkce, now }: { target: string; type: string; isPkce: boolean; now: Date },
): Promise<string> {
  if (verified.kind === 'partial') {
    const message = { message: FIRST_CONFIRMATION_MESSAGE }
    return withFragment(isPkce ? withQuery(target, message) : target, message)
  }
  if (verified.kind === 'code') return withQuery(target, { code: verified.authCode })
  const session = await toSessionJson(auth, { ...verified, now })
  return withFragment(target, {
    access_token: String(session['access_token']),
    expires_at: String(session['expires_at']),
    expires_in: String(session['expires_in']),
    refresh_token: String(session['refresh_token']),
    token_type: String(session['token_type']),
    type,
  })
}

function readVerification({
  type,
  token,
  token_hash: linkToken,
  email,
  phone,
  redirect_to: redirectParam,
}: VerifyBody): Verification {
  if (!type) throw invalid('Verify requires a verification type')
  const known = TYPES.get(type)
  if (!token && !linkToken) throw invalid('Verify requires a token or a token hash')
  if (linkToken) {
    if (token || email || phone || redirectParam) throw invalid('Only the token_hash and type should be provided')
    if (known?.to !== 'email') throw invalid('Unsupported verification type')
    return { kinds: known.kinds, proof: { linkToken }, endsInCode: false }
  }
  if (Boolean(email) === Boolean(phone)) {
    throw invalid('Only an email address or phone number should be provided on verify')
  }
  if (known?.to !== (email ? 'email' : 'phone')) throw invalid('Unsupported verification type')
  const relatesTo = email ? emailOf(email) : parsePhone(phone ?? '')
  return { kinds: known.kinds, proof: { code: token ?? '', relatesTo }, endsInCode: false }
}

function emailOf(email: string): string {
  try {
    return parseEmail(email)
  } catch {
    throw new AuthError(422, 'validation_failed', 'Invalid email format')
  }
}

/** Consumes a code or link. Throws AuthError after the commit, because wrong attempts are counted. */
async function consume(auth: Auth, verification: Verification, at: { origin: Origin; now: Date }): Promise<Verified> {
  const verified = await mapTakenAddress(() =>
    auth.db.transaction(async (tx) => {
      for (const userId of await findOwners(tx, verification, at.now)) {
        const found = await proveOwner(tx, auth, { userId, verification, now: at.now })
        if (!found) continue
        const { endsInCode, answer = NO_ANSWER } = verification
        if (await isOfInactive(tx, auth, { ...found, now: at.now })) {
          return openInactive(tx, auth, { ...found, ...at, answer })
        }
        return applyProof(tx, auth, found.account, { ...at, token: found.token, endsInCode })
      }
      return expiredToken()
    }),
  )
  if (verified instanceof AuthError) throw 'linkToken' in verification.proof ? expiredLink() : verified
  if (verified.kind === 'session' && verified.usedRecoveryCode) {
    await notifyRecoveryCodeUsed(auth, verified.account.user)
  }
  if (verified.kind !== 'partial') {
    for (const notice of verified.notices) await notifyOwner(auth, notice)
  }
  return verified
}

const NO_ANSWER: InactiveAnswer = { recoveryCode: undefined, startsNew: false }

/** Whether a code was sent to the phone number of an account that nobody has used for long. */
async function isOfInactive(
  tx: AuthDb,
  auth: Auth,
  { account: { user }, token, now }: { account: Account; token: OneTimeTokenRow; now: Date },
): Promise<boolean> {
  const isSignIn = token.kind === 'confirmation' && token.relatesTo === user.phone
  return isSignIn && isInactive(tx, auth, user, now)
}

/** Sorted, so that concurrent attempts lock rows in the same order and cannot deadlock. */
async function findOwners(tx: AuthDb, { kinds, proof }: Verification, now: Date): Promise<string[]> {
  if ('code' in proof) return (await findRecipients(tx, { kinds, relatesTo: proof.relatesTo, now })).toSorted()
  const token = await findByLinkToken(tx, { linkToken: proof.linkToken, kinds, now })
  return token ? [token.userId] : []
}

async function proveOwner(
  tx: AuthDb,
  auth: Auth,
  { userId, verification, now }: { userId: string; verification: Verification; now: Date },
) {
  const { kinds, proof } = verification
  const account = await lockAccount(tx, userId)
  if (!account) return null
  // Read again under the lock: a concurrent request may have consumed it.
  const token =
    'code' in proof
      ? await checkCode(tx, auth, { userId, kinds, ...proof, now })
      : await findByLinkToken(tx, { ...proof, kinds, now })
  return token && { account, token }
}

function expiredLink(): AuthError {
  return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}
