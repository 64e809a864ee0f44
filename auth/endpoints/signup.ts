import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { answerSession } from '#auth/answer-session.ts'
import { recordAudit } from '#auth/audit.ts'
import { captchaFields, demandCaptcha } from '#auth/captcha.ts'
import type { Auth, AuthDb, AuthRequest, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { parseChallenge, type Challenge } from '#auth/flow-state.ts'
import { askerOf } from '#auth/known-devices.ts'
import { createAccount, findByAddress, identityDataOf, type Address, type NewAccount } from '#auth/new-account.ts'
import { prepareMail, prepareText, wayInPurpose } from '#auth/one-time-messages.ts'
import { quietly } from '#auth/quietly.ts'
import { redirectTarget } from '#auth/redirects.ts'
import { sendWithinLimits, type Sender, type Sending } from '#auth/send-limits.ts'
import { openSession } from '#auth/sessions.ts'
import { parseChannel, type SmsChannel } from '#auth/sms/sms.ts'
import { object, originOf, readBody, text } from '#auth/transport.ts'
import { isConfirmed, parseEmail, parsePhone, toUserJson, type Account } from '#auth/users.ts'
import { madeUpAccount } from './made-up-account.ts'
import { refuseIfClosed, signUpAnonymously } from './signup-anonymous.ts'
import { NO_PASSWORD, storePassword } from '#auth/stored-password.ts'

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

type Wanted = Omit<NewAccount, 'confirmedAt' | 'invitedAt'> & {
  challenge: Challenge | undefined
  channel: SmsChannel
  redirectTo: string
}

/**
 * POST /signup with an e-mail or a phone and a password, or with neither for an anonymous account.
 * Answers a session if accounts are confirmed at once, else the bare user; then an address that is
 * already taken gets an answer of the same shape, made up, so that nobody learns who is a member. Where membership
 * is hidden every answer is made up, and a member is sent a way in.
 */
export function signup(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, signupBody)
    await demandCaptcha(auth, c, body)
    if (!body.email && !body.phone) return signUpAnonymously(auth, c, body.data ?? {})
    const { password, ...demanded } = await demandSignup(auth, body)
    const complete = async (): Promise<Wanted> => ({
      ...demanded,
      id: randomUUID(),
      ...(await storePassword(auth, password)),
      data: body.data ?? {},
      redirectTo: redirectTarget(c, auth.settings),
      origin: originOf(c, auth),
      now: auth.clock(),
    })
    const { mailerAutoconfirm, smsAutoconfirm } = auth.settings.signup
    const isAtOnce = demanded.address.email === undefined ? smsAutoconfirm : mailerAutoconfirm
    if (isAtOnce) return signUpAtOnce(auth, c, await complete())
    return quietly(auth, async () => signUpUnconfirmed(auth, c, await complete()))
  }
}

async function demandSignup(auth: Auth, body: SignupBody) {
  refuseIfClosed(auth)
  if (!body.password) throw invalid('Signup requires a valid password')
  await auth.policy.demand(body.password, { email: body.email, userMetadata: body.data })
  if (body.email && body.phone) {
    throw invalid('Only an email address or phone number should be provided on signup.')
  }
  if (body.phone && body.code_challenge) throw invalid('PKCE not supported for phone signups')
  const challenge = parseChallenge(body.code_challenge, body.code_challenge_method)
  const channel = parseChannel(auth, body.channel)
  return { address: demandAddress(auth, body), password: body.password, challenge, channel }
}

function demandAddress({ settings }: Auth, { email, phone }: SignupBody): Address {
  if (email) {
    if (settings.signup.emailEnabled) return { email: parseEmail(email) }
    throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled')
  }
  if (settings.signup.phoneEnabled) return { phone: parsePhone(phone ?? '') }
  throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
}

async function signUpAtOnce(auth: Auth, c: AuthRequest, wanted: Wanted): Promise<Response> {
  const { now, origin } = wanted
  const created = await auth.db.transaction(async (tx) => {
    const account = await createAccount(tx, auth, { ...wanted, confirmedAt: now })
    if (!account) return undefined
    return { account, open: await openSession(tx, { userId: account.user.id, method: 'password', origin, now }) }
  })
  if (created) return answerSession(auth, c, { ...created, now })
  await recordRepeated(auth.db, wanted)
  throw new AuthError(422, 'user_already_exists', 'User already registered')
}

async function signUpUnconfirmed(auth: Auth, c: AuthRequest, wanted: Wanted): Promise<Response> {
  // What is too large is refused alike for addresses with and without an account.
  identityDataOf(wanted, false)
  const { hidesMembers } = auth.settings.signup
  const account = await sendWithinLimits(auth, sendingOf(auth, c, wanted), async (sender) => {
    const prepared = await auth.db.transaction(async (tx) => {
      const created = await createAccount(tx, auth, { ...wanted, ...NO_PASSWORD, data: {}, confirmedAt: null })
      const account = created ?? (await recordRepeated(tx, wanted))
      if (!account) return undefined
      if (isConfirmed(account.user)) return hidesMembers ? prepareWayIn(tx, auth, { ...wanted, account }) : undefined
      const { user, send } = await prepareConfirmation(tx, auth, { ...wanted, id: account.user.id })
      return { account: asPosted({ ...account, user }, wanted), send }
    })
    await prepared?.send(sender)
    return hidesMembers ? undefined : prepared?.account
  })
  return c.json(toUserJson(account ?? madeUpAccount(auth, wanted)))
}

/** Whoever owns the address reads that they have an account, and how to get in; nobody else hears of it. */
async function prepareWayIn(tx: AuthDb, auth: Auth, { account, ...wanted }: Wanted & { account: Account }) {
  const { address, channel, challenge, redirectTo, origin, now } = wanted
  const userId = account.user.id
  if (address.email === undefined) {
    const message = await prepareText(tx, auth, { userId, phone: address.phone, kind: 'confirmation', now })
    return { account, send: async (sender: Sender) => void (await sender.text({ ...message, channel })) }
  }
  const purpose = wayInPurpose(auth)
  const mail = { userId, to: address.email, purpose, redirectTo, challenge, ip: origin.ip, now }
  const { letter } = await prepareMail(tx, auth, mail)
  return { account, send: (sender: Sender) => sender.mail(letter) }
}

function sendingOf(auth: Auth, c: AuthRequest, { address: { email, phone } }: Wanted): Sending {
  return email === undefined
    ? { channel: 'sms', group: 'public', address: phone, asker: askerOf(auth, c, phone) }
    : { channel: 'mail', group: 'public', address: email, asker: askerOf(auth, c, email) }
}

async function prepareConfirmation(tx: AuthDb, auth: Auth, { id: userId, ...wanted }: Wanted) {
  const { address, channel, challenge, redirectTo, origin, now, passwordHash, passwordIsLong, data } = wanted
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
  const { user, letter } = await prepareMail(tx, auth, { ...mail, ip: origin.ip, now })
  return { user, send: (sender: Sender) => sender.mail(letter) }
}

async function recordRepeated(tx: AuthDb, { address, origin, now }: Wanted): Promise<Account | undefined> {
  const existing = await findByAddress(tx, address)
  if (!existing) return undefined
  await recordAudit(tx, { action: 'user_repeated_signup', actorId: existing.user.id, ip: origin.ip, now })
  return existing
}

/** What this sign-up asked for, as if the account already had it; nothing of what others asked for. */
function asPosted({ user, identities: list }: Account, wanted: Wanted): Account {
  if (user.invitedAt) return { user: { ...user, userMetadata: {} }, identities: [], factors: [] }
  const identityData = identityDataOf({ ...wanted, id: user.id }, false)
  return {
    user: { ...user, userMetadata: identityData },
    identities: list.map((identity) => ({ ...identity, identityData })),
    factors: [],
  }
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}
