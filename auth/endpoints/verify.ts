import * as v from 'valibot'
import { answerSession } from '#auth/answer-session.ts'
import type { Auth, AuthDb, AuthRequest, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { rememberDevice } from '#auth/known-devices.ts'
import { KINDS_OF_LINK } from '#auth/mail-links.ts'
import { findByLinkToken, findRecipients, isPkceToken, tryCode } from '#auth/one-time-tokens.ts'
import { failQuietly } from '#auth/quietly.ts'
import { redirectTarget, redirectTo, withError, withFragment, withQuery } from '#auth/redirects.ts'
import { toSessionJson, type Origin } from '#auth/sessions.ts'
import type { OneTimeTokenKind } from '#auth/tables.server.ts'
import { originOf, readBody, text } from '#auth/transport.ts'
import { parseEmail, parsePhone } from '#auth/users.ts'
import { applyProof, expiredToken, lockAccount, refuseTaken, type Verified } from '#auth/verification.ts'

const verifyBody = v.object({ type: text, token: text, token_hash: text, email: text, phone: text, redirect_to: text })

type VerifyBody = v.InferOutput<typeof verifyBody>

const HALF_MESSAGE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** Which codes and links a `type` stands for, and to what kind of address they went. */
const TYPES = new Map<string, { kinds: readonly OneTimeTokenKind[]; to: 'email' | 'phone' }>([
  ...Object.entries(KINDS_OF_LINK).map(([type, kinds]) => [type, { kinds, to: 'email' }] as const),
  ['email', { kinds: ['confirmation', 'recovery'], to: 'email' }],
  ['sms', { kinds: ['confirmation'], to: 'phone' }],
  ['phone_change', { kinds: ['phone_change'], to: 'phone' }],
])

interface Wish {
  kinds: readonly OneTimeTokenKind[]
  proof: { linkToken: string } | { code: string; relatesTo: string }
  endsInCode: boolean
}

/** POST /verify: a session for a code that was typed, or for the token of a link that the client's own page got. */
export function verify(auth: Auth): Endpoint {
  return async (c) => {
    const wish = demandWish(await readBody(c, verifyBody))
    const now = auth.clock()
    const verified = await failQuietly(auth, () => spend(auth, wish, { origin: originOf(c, auth), now }))
    if (verified.kind === 'half') return c.json({ msg: HALF_MESSAGE, code: '200' })
    if (verified.kind === 'code') throw new Error('A typed code ends in a session.')
    return answerSession(auth, c, { ...verified, now })
  }
}

/**
 * GET /verify?token=…&type=…&redirect_to=…, the link of a mail: sends the person on, with a session behind
 * `#`, a PKCE code behind `?`, or an error. Programs that only look (HEAD) use nothing up.
 */
export function verifyLink(auth: Auth): Endpoint {
  return async (c) => {
    if (c.req.method === 'HEAD') return c.body(null, 204)
    return followLink(auth, c, { token: c.req.query('token'), type: c.req.query('type') })
  }
}

/** What a link does, from wherever its parts come. */
export async function followLink(
  auth: Auth,
  c: AuthRequest,
  { token, type, wanted }: { token: string | undefined; type: string | undefined; wanted?: string },
): Promise<Response> {
  if (!type) throw invalid('Verify requires a verification type')
  if (!token) throw invalid('Verify requires a token or a token hash')
  const target = redirectTarget(c, auth.settings, wanted)
  const isPkce = isPkceToken(token)
  try {
    const known = TYPES.get(type)
    if (known?.to !== 'email') throw invalid('Unsupported verification type')
    const wish = { kinds: known.kinds, proof: { linkToken: token }, endsInCode: true }
    const now = auth.clock()
    const verified = await failQuietly(auth, () => spend(auth, wish, { origin: originOf(c, auth), now }))
    if (verified.kind === 'session') rememberDevice(auth, c, verified.account.user)
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
  if (verified.kind === 'half') {
    const message = { message: HALF_MESSAGE }
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

function demandWish({ type, token, token_hash: linkToken, email, phone, redirect_to: wanted }: VerifyBody): Wish {
  if (!type) throw invalid('Verify requires a verification type')
  const known = TYPES.get(type)
  if (!token && !linkToken) throw invalid('Verify requires a token or a token hash')
  if (linkToken) {
    if (token || email || phone || wanted) throw invalid('Only the token_hash and type should be provided')
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

/** Uses up a code or link; throws AuthError only after the commit, because wrong tries are counted. */
async function spend(auth: Auth, wish: Wish, at: { origin: Origin; now: Date }): Promise<Verified> {
  const verified = await refuseTaken(() =>
    auth.db.transaction(async (tx) => {
      for (const userId of await findOwners(tx, wish, at.now)) {
        const found = await proveOwner(tx, auth, { userId, wish, now: at.now })
        if (found)
          return applyProof(tx, auth, found.account, { ...at, token: found.token, endsInCode: wish.endsInCode })
      }
      return expiredToken()
    }),
  )
  if (verified instanceof AuthError) throw 'linkToken' in wish.proof ? expiredLink() : verified
  if (verified.kind !== 'half') {
    for (const notification of verified.notifications) await auth.mailer.notify(notification)
  }
  return verified
}

/** In one order for all, so that two tries at once never wait for each other's rows. */
async function findOwners(tx: AuthDb, { kinds, proof }: Wish, now: Date): Promise<string[]> {
  if ('code' in proof) return (await findRecipients(tx, { kinds, relatesTo: proof.relatesTo, now })).toSorted()
  const token = await findByLinkToken(tx, { linkToken: proof.linkToken, kinds, now })
  return token ? [token.userId] : []
}

async function proveOwner(tx: AuthDb, auth: Auth, { userId, wish, now }: { userId: string; wish: Wish; now: Date }) {
  const { kinds, proof } = wish
  const account = await lockAccount(tx, userId)
  if (!account) return null
  // Only now is the token read for good: somebody may have used it a moment ago.
  const token =
    'code' in proof
      ? await tryCode(tx, auth, { userId, kinds, ...proof, now })
      : await findByLinkToken(tx, { ...proof, kinds, now })
  return token && { account, token }
}

function expiredLink(): AuthError {
  return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}
