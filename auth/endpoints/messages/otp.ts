import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { captchaFields, assertCaptcha } from '#auth/http/captcha.ts'
import type { Auth, AuthRequest, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { parseChallenge, type Challenge } from '#auth/external/flow-state.ts'
import { requesterOf } from '#auth/limits/known-devices.ts'
import { createAccount, findByAddress, identityDataOf, type Address } from '#auth/accounts/new-account.ts'
import { prepareMail, prepareText } from '#auth/messages/one-time-messages.ts'
import { NOTHING_PENDING, type PendingSignUp } from '#auth/accounts/pending-sign-ups.ts'
import { withMinimumTime } from '#auth/limits/minimum-time.ts'
import { redirectTarget } from '#auth/http/redirects.ts'
import { sendWithinLimits, type Sender } from '#auth/limits/send-limits.ts'
import type { Origin } from '#auth/sessions/sessions.ts'
import { assertTextsWork, parseChannel } from '#auth/messages/sms/sms.ts'
import type { SmsChannel } from '#auth/messages/sms/sms-sender.ts'
import { NO_PASSWORD } from '#auth/passwords/stored-password.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'
import { object, originOf, readBody, text } from '#auth/http/transport.ts'
import { isConfirmed, parseEmail, parsePhone, type Account } from '#auth/accounts/users.ts'
import { textResponse } from './text-response.ts'
import { assertSignUpOpen } from '#auth/endpoints/user/signup-anonymous.ts'
import { canMail } from '#auth/settings/sign-up.ts'

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

interface OtpRequest {
  createUser: boolean
  data: Metadata
  origin: Origin
  now: Date
}

/**
 * POST /otp, and its older name /magiclink for e-mail: sends a link and code, or a code by text message, for signing
 * in. Creates an account for a new address unless `create_user` is false.
 */
export function sendOtp(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, otpBody)
    await assertCaptcha(auth, c, body)
    const challenge = readChallenge(body)
    const request = {
      createUser: body.create_user ?? true,
      data: body.data ?? {},
      origin: originOf(c, auth),
      now: auth.clock(),
    }
    if (body.email) return sendMailOtp(auth, c, { ...request, email: readEmail(auth, body.email), challenge })
    if (!auth.settings.signup.phoneEnabled) {
      throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
    }
    const channel = parseChannel(auth, body.channel)
    return sendTextOtp(auth, c, { ...request, phone: parsePhone(body.phone ?? ''), channel })
  }
}

function readChallenge({ email, phone, channel, ...body }: OtpBody): Challenge | undefined {
  if (email && phone) throw invalid('Only an email address or phone number should be provided')
  if (email && channel) throw invalid('Channel should only be specified with Phone OTP')
  const challenge = parseChallenge(body.code_challenge, body.code_challenge_method)
  if (!email && !phone) throw invalid('One of email or phone must be set')
  return challenge
}

function readEmail({ settings }: Auth, email: string): string {
  if (!canMail(settings.signup) || !settings.signup.magicLinkEnabled) {
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
  }
  return parseEmail(email)
}

async function sendMailOtp(
  auth: Auth,
  c: AuthRequest,
  { email, challenge, ...request }: OtpRequest & { email: string; challenge: Challenge | undefined },
): Promise<Response> {
  // Metadata that is too large is refused in the same way for addresses with and without an account.
  pendingFor(randomUUID(), { email }, request)
  const { ip } = request.origin
  const sending = {
    channel: 'mail',
    group: 'public',
    address: email,
    requester: await requesterOf(auth, c, email),
  } as const
  const { mailerAutoconfirm } = auth.settings.signup
  const send = async (sender: Sender) => {
    const prepared = await auth.db.transaction(async (tx) => {
      const account = await findOrCreate(tx, auth, {
        ...request,
        address: { email },
        isConfirmedAtOnce: mailerAutoconfirm,
      })
      if (!account) return undefined
      const { user } = account
      const pending = isConfirmed(user) ? undefined : pendingFor(user.id, { email }, request)
      return prepareMail(tx, auth, {
        userId: user.id,
        pending,
        to: email,
        purpose: isConfirmed(user) || mailerAutoconfirm ? 'magiclink' : 'signup',
        redirectTo: redirectTarget(c, auth.settings),
        challenge,
        ip,
        now: request.now,
      })
    })
    if (prepared) await sender.mail(prepared.draft)
    return c.json({})
  }
  return withMinimumTime(auth, () => sendWithinLimits(auth, sending, send))
}

async function sendTextOtp(
  auth: Auth,
  c: AuthRequest,
  { phone, channel, ...request }: OtpRequest & { phone: string; channel: SmsChannel },
): Promise<Response> {
  pendingFor(randomUUID(), { phone }, request)
  const isHidden = ignoresUnknownAddress(auth, request)
  if (isHidden) assertTextsWork(auth, phone)
  const requester = await requesterOf(auth, c, phone)
  const sending = { channel: 'sms', group: 'public', address: phone, requester, textChannel: channel } as const
  const { smsAutoconfirm } = auth.settings.signup
  const sendWithin = async (sender: Sender) => {
    const prepared = await auth.db.transaction(async (tx) => {
      const account = await findOrCreate(tx, auth, {
        ...request,
        address: { phone },
        isConfirmedAtOnce: smsAutoconfirm,
      })
      if (!account) return undefined
      const { user } = account
      const pending = isConfirmed(user) ? undefined : pendingFor(user.id, { phone }, request)
      return prepareText(tx, auth, { userId: user.id, phone, kind: 'confirmation', pending, now: request.now })
    })
    const send = prepared && (() => sender.text({ ...prepared, channel, isHidden }))
    return textResponse(auth, c, { send, isHidden })
  }
  return withMinimumTime(auth, () => sendWithinLimits(auth, sending, sendWithin))
}

/** A sign-up by code has no password; confirming it discards other pending sign-ups. */
function pendingFor(id: string, address: Address, { data }: OtpRequest): PendingSignUp {
  return { ...NOTHING_PENDING, userMetadata: identityDataOf({ id, address, data }, false) }
}

/**
 * The account of an address. Throws AuthError 422 when the address is new and may not become an account; where
 * membership is hidden it returns undefined instead, and nothing is sent.
 */
async function findOrCreate(
  tx: AuthDb,
  auth: Auth,
  { address, createUser, isConfirmedAtOnce, ...request }: OtpRequest & { address: Address; isConfirmedAtOnce: boolean },
): Promise<Account | undefined> {
  const existing = await findByAddress(tx, address)
  if (existing) return existing
  if (ignoresUnknownAddress(auth, { createUser })) return undefined
  if (!createUser) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  assertSignUpOpen(auth)
  const confirmedAt = isConfirmedAtOnce ? request.now : null
  const created = await createAccount(tx, auth, {
    id: randomUUID(),
    address,
    ...NO_PASSWORD,
    confirmedAt,
    ...request,
    data: isConfirmedAtOnce ? request.data : {},
  })
  // A concurrent request has created it.
  const account = created ?? (await findByAddress(tx, address))
  if (!account) throw new Error('An address is taken by nobody.')
  return account
}

/** Nothing is sent to unknown addresses, and the response does not reveal it. */
function ignoresUnknownAddress({ settings }: Auth, { createUser }: Pick<OtpRequest, 'createUser'>): boolean {
  return settings.signup.hidesMembers && (!createUser || settings.signup.disabled)
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}
