import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { captchaFields, demandCaptcha } from '#auth/captcha.ts'
import type { Auth, AuthDb, AuthRequest, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { parseChallenge, type Challenge } from '#auth/flow-state.ts'
import { askerOf } from '#auth/known-devices.ts'
import { createAccount, findByAddress, identityDataOf, type Address } from '#auth/new-account.ts'
import { prepareMail, prepareText } from '#auth/one-time-messages.ts'
import { NOTHING_PENDING, type PendingSignUp } from '#auth/pending-sign-ups.ts'
import { quietly } from '#auth/quietly.ts'
import { redirectTarget } from '#auth/redirects.ts'
import { sendWithinLimits, type Sender } from '#auth/send-limits.ts'
import type { Origin } from '#auth/sessions.ts'
import { parseChannel, type SmsChannel } from '#auth/sms/sms.ts'
import { NO_PASSWORD } from '#auth/stored-password.ts'
import type { Metadata } from '#auth/tables.server.ts'
import { object, originOf, readBody, text } from '#auth/transport.ts'
import { isConfirmed, parseEmail, parsePhone, type Account } from '#auth/users.ts'
import { answerText } from './answer-text.ts'
import { refuseIfClosed } from './signup-anonymous.ts'

const otpBody = v.object({
  email: text,
  phone: text,
  create_user: v.nullish(v.boolean()),
  data: object,
  channel: text,
  code_challenge: text,
  code_challenge_method: text,
  ...captchaFields,
})

type OtpBody = v.InferOutput<typeof otpBody>

interface Wish {
  createUser: boolean
  data: Metadata
  origin: Origin
  now: Date
}

/**
 * POST /otp, and its older name /magiclink for e-mails: sends a way in to an address, with an account for a
 * new one unless `create_user` is false.
 */
export function sendOtp(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, otpBody)
    await demandCaptcha(auth, c, body)
    const challenge = demandOtp(body)
    const wish = {
      createUser: body.create_user ?? true,
      data: body.data ?? {},
      origin: originOf(c, auth),
      now: auth.clock(),
    }
    if (body.email) return mailWayIn(auth, c, { ...wish, email: demandEmail(auth, body.email), challenge })
    if (!auth.settings.signup.phoneEnabled) {
      throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
    }
    const channel = parseChannel(auth, body.channel)
    return textWayIn(auth, c, { ...wish, phone: parsePhone(body.phone ?? ''), channel })
  }
}

function demandOtp({ email, phone, channel, ...body }: OtpBody): Challenge | undefined {
  if (email && phone) throw invalid('Only an email address or phone number should be provided')
  if (email && channel) throw invalid('Channel should only be specified with Phone OTP')
  const challenge = parseChallenge(body.code_challenge, body.code_challenge_method)
  if (!email && !phone) throw invalid('One of email or phone must be set')
  return challenge
}

function demandEmail({ settings }: Auth, email: string): string {
  if (!settings.signup.emailEnabled || !settings.signup.magicLinkEnabled) {
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
  }
  return parseEmail(email)
}

function mailWayIn(
  auth: Auth,
  c: AuthRequest,
  { email, challenge, ...wish }: Wish & { email: string; challenge: Challenge | undefined },
): Promise<Response> {
  // What is too large is refused alike for addresses with and without an account.
  pendingFor(randomUUID(), { email }, wish)
  const { ip } = wish.origin
  const sending = { channel: 'mail', group: 'public', address: email, asker: askerOf(auth, c, email) } as const
  const { mailerAutoconfirm } = auth.settings.signup
  const send = async (sender: Sender) => {
    const prepared = await auth.db.transaction(async (tx) => {
      const account = await findOrCreate(tx, auth, {
        ...wish,
        address: { email },
        isConfirmedAtOnce: mailerAutoconfirm,
      })
      if (!account) return undefined
      const { user } = account
      const pending = isConfirmed(user) ? undefined : pendingFor(user.id, { email }, wish)
      return prepareMail(tx, auth, {
        userId: user.id,
        pending,
        to: email,
        purpose: isConfirmed(user) || mailerAutoconfirm ? 'magiclink' : 'signup',
        redirectTo: redirectTarget(c, auth.settings),
        challenge,
        ip,
        now: wish.now,
      })
    })
    if (prepared) await sender.mail(prepared.letter)
    return c.json({})
  }
  return quietly(auth, () => sendWithinLimits(auth, sending, send))
}

function textWayIn(
  auth: Auth,
  c: AuthRequest,
  { phone, channel, ...wish }: Wish & { phone: string; channel: SmsChannel },
): Promise<Response> {
  pendingFor(randomUUID(), { phone }, wish)
  const sending = { channel: 'sms', group: 'public', address: phone, asker: askerOf(auth, c, phone) } as const
  const { smsAutoconfirm } = auth.settings.signup
  const sendWithin = async (sender: Sender) => {
    const prepared = await auth.db.transaction(async (tx) => {
      const account = await findOrCreate(tx, auth, { ...wish, address: { phone }, isConfirmedAtOnce: smsAutoconfirm })
      if (!account) return undefined
      const { user } = account
      const pending = isConfirmed(user) ? undefined : pendingFor(user.id, { phone }, wish)
      return prepareText(tx, auth, { userId: user.id, phone, kind: 'confirmation', pending, now: wish.now })
    })
    const send = prepared && (() => sender.text({ ...prepared, channel }))
    return answerText(c, { send, isHidden: isStrangerSpared(auth, wish) })
  }
  return quietly(auth, () => sendWithinLimits(auth, sending, sendWithin))
}

/** Who comes by a code has no password: what others chose for this address ends with the confirmation. */
function pendingFor(id: string, address: Address, { data }: Wish): PendingSignUp {
  return { ...NOTHING_PENDING, userMetadata: identityDataOf({ id, address, data }, false) }
}

/**
 * Throws AuthError 422 when the address is new and may not become an account; where membership is hidden it answers
 * undefined instead, and nothing is sent.
 */
async function findOrCreate(
  tx: AuthDb,
  auth: Auth,
  { address, createUser, isConfirmedAtOnce, ...wanted }: Wish & { address: Address; isConfirmedAtOnce: boolean },
): Promise<Account | undefined> {
  const existing = await findByAddress(tx, address)
  if (existing) return existing
  if (isStrangerSpared(auth, { createUser })) return undefined
  if (!createUser) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  refuseIfClosed(auth)
  const confirmedAt = isConfirmedAtOnce ? wanted.now : null
  const created = await createAccount(tx, auth, {
    id: randomUUID(),
    address,
    ...NO_PASSWORD,
    confirmedAt,
    ...wanted,
    data: isConfirmedAtOnce ? wanted.data : {},
  })
  // Somebody else was quicker with the same address.
  const account = created ?? (await findByAddress(tx, address))
  if (!account) throw new Error('An address is taken by nobody.')
  return account
}

/** Whether a new address is sent nothing, and the answer may not tell. */
function isStrangerSpared({ settings }: Auth, { createUser }: Pick<Wish, 'createUser'>): boolean {
  return settings.signup.hidesMembers && (!createUser || settings.signup.disabled)
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}
