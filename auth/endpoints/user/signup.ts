import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { sessionResponse } from '#auth/sessions/session-response.ts'
import { recordAudit } from '#auth/audit.ts'
import { captchaFields, assertCaptcha } from '#auth/http/captcha.ts'
import type { Auth, AuthRequest, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { parseChallenge, type Challenge } from '#auth/external/flow-state.ts'
import { requesterOf } from '#auth/limits/known-devices.ts'
import {
  createAccount,
  findByAddress,
  identityDataOf,
  type Address,
  type NewAccount,
} from '#auth/accounts/new-account.ts'
import { prepareMail, prepareText, existingAccountPurpose } from '#auth/messages/one-time-messages.ts'
import { withMinimumTime } from '#auth/limits/minimum-time.ts'
import { redirectTarget } from '#auth/http/redirects.ts'
import { sendWithinLimits, type Sender, type Sending } from '#auth/limits/send-limits.ts'
import { openSession } from '#auth/sessions/open-session.ts'
import { parseChannel } from '#auth/messages/sms/sms.ts'
import type { SmsChannel } from '#auth/messages/sms/sms-sender.ts'
import { object, originOf, readBody, text } from '#auth/http/transport.ts'
import { isConfirmed, parseEmail, parsePhone, toUserJson, type Account } from '#auth/accounts/users.ts'
import { decoyAccount } from './decoy-account.ts'
import { assertSignUpOpen, signUpAnonymously } from './signup-anonymous.ts'
import { NO_PASSWORD, storePassword } from '#auth/passwords/stored-password.ts'
import { canMail } from '#auth/settings/sign-up.ts'

const signupBody = v.object({
  email: text,
  phone: text,
  password: text,
  data: object,
  channel: text,
  code_challenge: text,
  code_challenge_method: text,
  ...captchaFields,
})

type SignupBody = v.InferOutput<typeof signupBody>

type SignupRequest = Omit<NewAccount, 'confirmedAt' | 'invitedAt'> & {
  challenge: Challenge | undefined
  channel: SmsChannel
  redirectTo: string
}

/**
 * POST /signup with an e-mail address or phone number and a password, or with neither for an anonymous account.
 * Responds with a session if accounts are confirmed at once, otherwise with the bare user. A taken address then gets
 * a decoy of the same shape, so that membership is not revealed. Where membership is hidden, every response is a
 * decoy, and a member is mailed a sign-in link.
 */
export function signup(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, signupBody)
    await assertCaptcha(auth, c, body)
    if (!body.email && !body.phone) return signUpAnonymously(auth, c, body.data ?? {})
    const { password, ...parsed } = await readSignup(auth, body)
    const complete = async (): Promise<SignupRequest> => ({
      ...parsed,
      id: randomUUID(),
      ...(await storePassword(auth, password)),
      data: body.data ?? {},
      redirectTo: redirectTarget(c, auth.settings),
      origin: originOf(c, auth),
      now: auth.clock(),
    })
    const { mailerAutoconfirm, smsAutoconfirm } = auth.settings.signup
    const isAtOnce = parsed.address.email === undefined ? smsAutoconfirm : mailerAutoconfirm
    if (isAtOnce) return signUpAtOnce(auth, c, await complete())
    return withMinimumTime(auth, async () => signUpUnconfirmed(auth, c, await complete()))
  }
}

async function readSignup(auth: Auth, body: SignupBody) {
  assertSignUpOpen(auth)
  if (!body.password) throw invalid('Signup requires a valid password')
  await auth.policy.assertAcceptable(body.password, { email: body.email, userMetadata: body.data })
  if (body.email && body.phone) {
    throw invalid('Only an email address or phone number should be provided on signup.')
  }
  if (body.phone && body.code_challenge) throw invalid('PKCE not supported for phone signups')
  const challenge = parseChallenge(body.code_challenge, body.code_challenge_method)
  const channel = parseChannel(auth, body.channel)
  return { address: readAddress(auth, body), password: body.password, challenge, channel }
}

function readAddress({ settings }: Auth, { email, phone }: SignupBody): Address {
  if (email) {
    if (canMail(settings.signup)) return { email: parseEmail(email) }
    throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled')
  }
  if (settings.signup.phoneEnabled) return { phone: parsePhone(phone ?? '') }
  throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
}

async function signUpAtOnce(auth: Auth, c: AuthRequest, request: SignupRequest): Promise<Response> {
  const { now, origin } = request
  const created = await auth.db.transaction(async (tx) => {
    const account = await createAccount(tx, auth, { ...request, confirmedAt: now })
    if (!account) return undefined
    return { account, open: await openSession(tx, { userId: account.user.id, method: 'password', origin, now }) }
  })
  if (created) return sessionResponse(auth, c, { ...created, now })
  await recordRepeated(auth.db, request)
  throw new AuthError(422, 'user_already_exists', 'User already registered')
}

async function signUpUnconfirmed(auth: Auth, c: AuthRequest, request: SignupRequest): Promise<Response> {
  // Metadata that is too large is refused in the same way for addresses with and without an account.
  identityDataOf(request, false)
  const { hidesMembers } = auth.settings.signup
  const account = await sendWithinLimits(auth, await sendingOf(auth, c, request), async (sender) => {
    const prepared = await auth.db.transaction(async (tx) => {
      const created = await createAccount(tx, auth, { ...request, ...NO_PASSWORD, data: {}, confirmedAt: null })
      const account = created ?? (await recordRepeated(tx, request))
      if (!account) return undefined
      if (isConfirmed(account.user))
        return hidesMembers ? prepareExistingAccountMail(tx, auth, { ...request, account }) : undefined
      const { user, send } = await prepareConfirmation(tx, auth, { ...request, id: account.user.id })
      return { account: asPosted({ ...account, user }, request), send }
    })
    await prepared?.send(sender)
    return hidesMembers ? undefined : prepared?.account
  })
  return c.json(toUserJson(account ?? decoyAccount(auth, request)))
}

/** The mail to the owner of a taken address: that there is an account, and how to sign in. */
async function prepareExistingAccountMail(
  tx: AuthDb,
  auth: Auth,
  { account, ...request }: SignupRequest & { account: Account },
) {
  const { address, channel, challenge, redirectTo, origin, now } = request
  const userId = account.user.id
  if (address.email === undefined) {
    const message = await prepareText(tx, auth, { userId, phone: address.phone, kind: 'confirmation', now })
    return { account, send: async (sender: Sender) => void (await sender.text({ ...message, channel })) }
  }
  const purpose = existingAccountPurpose(auth)
  const mail = { userId, to: address.email, purpose, redirectTo, challenge, ip: origin.ip, now }
  const { draft } = await prepareMail(tx, auth, mail)
  return { account, send: (sender: Sender) => sender.mail(draft) }
}

async function sendingOf(
  auth: Auth,
  c: AuthRequest,
  { address: { email, phone }, channel }: SignupRequest,
): Promise<Sending> {
  return email === undefined
    ? {
        channel: 'sms',
        group: 'public',
        address: phone,
        requester: await requesterOf(auth, c, phone),
        textChannel: channel,
      }
    : { channel: 'mail', group: 'public', address: email, requester: await requesterOf(auth, c, email) }
}

async function prepareConfirmation(tx: AuthDb, auth: Auth, { id: userId, ...request }: SignupRequest) {
  const { address, channel, challenge, redirectTo, origin, now, passwordHash, passwordIsLong, data } = request
  const userMetadata = identityDataOf({ id: userId, address, data }, false)
  const pending = { passwordHash, passwordIsLong, userMetadata, identityId: null }
  if (address.email === undefined) {
    const { user, ...message } = await prepareText(tx, auth, {
      userId,
      phone: address.phone,
      kind: 'confirmation',
      pending,
      now,
    })
    return { user, send: async (sender: Sender) => void (await sender.text({ ...message, channel })) }
  }
  const mail = { userId, to: address.email, purpose: 'signup', redirectTo, challenge, pending } as const
  const { user, draft } = await prepareMail(tx, auth, { ...mail, ip: origin.ip, now })
  return { user, send: (sender: Sender) => sender.mail(draft) }
}

async function recordRepeated(tx: AuthDb, { address, origin, now }: SignupRequest): Promise<Account | undefined> {
  const existing = await findByAddress(tx, address)
  if (!existing) return undefined
  await recordAudit(tx, { action: 'user_repeated_signup', actorId: existing.user.id, ip: origin.ip, now })
  return existing
}

/** The account as this sign-up requested it, without data of other sign-ups. */
function asPosted({ user, identities: list }: Account, request: SignupRequest): Account {
  if (user.invitedAt) return { user: { ...user, userMetadata: {} }, identities: [], factors: [] }
  const identityData = identityDataOf({ ...request, id: user.id }, false)
  return {
    user: { ...user, userMetadata: identityData },
    identities: list.map((identity) => ({ ...identity, identityData })),
    factors: [],
  }
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}
