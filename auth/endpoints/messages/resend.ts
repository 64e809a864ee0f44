import * as v from 'valibot'
import { prepareEmailChange, preparePhoneChange } from '#auth/accounts/address-change.ts'
import { captchaFields, assertCaptcha } from '#auth/http/captcha.ts'
import type { Auth, AuthRequest, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { parseChallenge, type Challenge } from '#auth/external/flow-state.ts'
import { requesterOf } from '#auth/limits/known-devices.ts'
import type { MailDraft } from '#auth/messages/mailer.ts'
import { findByAddress } from '#auth/accounts/new-account.ts'
import { prepareMail, prepareText, existingAccountPurpose } from '#auth/messages/one-time-messages.ts'
import { findSolePending, NOTHING_PENDING, type PendingSignUp } from '#auth/accounts/pending-sign-ups.ts'
import { withMinimumTime } from '#auth/limits/minimum-time.ts'
import { redirectTarget } from '#auth/http/redirects.ts'
import { sendWithinLimits, type Sender } from '#auth/limits/send-limits.ts'
import { originOf, readBody, text } from '#auth/http/transport.ts'
import { isConfirmed, parseEmail, parsePhone, type UserRow } from '#auth/accounts/users.ts'
import { assertTextsWork } from '#auth/messages/sms/sms.ts'
import { textResponse } from './text-response.ts'
import { canMail } from '#auth/settings/sign-up.ts'

const resendBody = v.object({
  type: text,
  email: text,
  phone: text,
  code_challenge: text,
  code_challenge_method: text,
  ...captchaFields,
})

type MailType = 'signup' | 'email_change'
type TextType = 'sms' | 'phone_change'

/**
 * POST /resend: repeats a pending confirmation; for a change of address, found by the current address. The response
 * is the same when nothing is pending or the address is unknown.
 */
export function resend(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, resendBody)
    await assertCaptcha(auth, c, body)
    const challenge = parseChallenge(body.code_challenge, body.code_challenge_method)
    const { type, email, phone } = body
    if (type === 'signup' || type === 'email_change') {
      return resendMail(auth, c, { type, email: readEmail(auth, { email, phone }), challenge })
    }
    if (type === 'sms' || type === 'phone_change') {
      return resendText(auth, c, { type, phone: readPhone(auth, { email, phone }) })
    }
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  }
}

interface Addresses {
  email: string | undefined
  phone: string | undefined
}

function readEmail({ settings }: Auth, { email, phone }: Addresses): string {
  if (!email) throw invalid('Type provided requires an email address')
  if (phone) throw invalid('Only an email address or phone number should be provided.')
  if (!canMail(settings.signup)) throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled')
  return parseEmail(email)
}

function readPhone({ settings }: Auth, { email, phone }: Addresses): string {
  if (!phone) throw invalid('Type provided requires a phone number')
  if (email) throw invalid('Only an email address or phone number should be provided.')
  if (!settings.signup.phoneEnabled) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  return parsePhone(phone)
}

async function resendMail(
  auth: Auth,
  c: AuthRequest,
  request: { type: MailType; email: string; challenge: Challenge | undefined },
): Promise<Response> {
  const at = { redirectTo: redirectTarget(c, auth.settings), ip: originOf(c, auth).ip, now: auth.clock() }
  const sending = {
    channel: 'mail',
    group: 'public',
    address: request.email,
    requester: await requesterOf(auth, c, request.email),
  } as const
  const send = async (sender: Sender) => {
    const drafts = await auth.db.transaction((tx) => prepareAgain(tx, auth, { ...request, ...at }))
    for (const draft of drafts) await sender.mail(draft)
    return c.json({})
  }
  return withMinimumTime(auth, () => sendWithinLimits(auth, sending, send))
}

async function prepareAgain(
  tx: AuthDb,
  auth: Auth,
  {
    type,
    email,
    ...request
  }: {
    type: MailType
    email: string
    challenge: Challenge | undefined
    redirectTo: string
    ip: string
    now: Date
  },
): Promise<MailDraft[]> {
  const account = await findByAddress(tx, { email })
  if (!account) return []
  const { user } = account
  if (type === 'email_change') {
    return user.emailChange ? prepareEmailChange(tx, auth, { user, newEmail: user.emailChange, ...request }) : []
  }
  if (user.emailConfirmedAt) {
    // A member signed up again, was mailed a sign-in link, and requests it again.
    if (!auth.settings.signup.hidesMembers) return []
    const { draft } = await prepareMail(tx, auth, {
      userId: user.id,
      to: email,
      purpose: existingAccountPurpose(auth),
      ...request,
    })
    return [draft]
  }
  const pending = await pendingAgain(tx, user)
  const { draft } = await prepareMail(tx, auth, { userId: user.id, to: email, purpose: 'signup', pending, ...request })
  return [draft]
}

/** The requester may be anybody: a password is repeated only while there is no other pending sign-up. */
async function pendingAgain(tx: AuthDb, user: UserRow): Promise<PendingSignUp | undefined> {
  return isConfirmed(user) ? undefined : ((await findSolePending(tx, user.id)) ?? NOTHING_PENDING)
}

async function resendText(
  auth: Auth,
  c: AuthRequest,
  { type, phone }: { type: TextType; phone: string },
): Promise<Response> {
  const sending = {
    channel: 'sms',
    group: 'public',
    address: phone,
    requester: await requesterOf(auth, c, phone),
  } as const
  const { hidesMembers } = auth.settings.signup
  if (hidesMembers) assertTextsWork(auth, phone)
  const resendWithin = async (sender: Sender) => {
    const prepared = await auth.db.transaction(async (tx) => {
      const account = await findByAddress(tx, { phone })
      if (!account) return undefined
      const { user } = account
      const now = auth.clock()
      if (type === 'phone_change') {
        const to = user.phoneChange
        return to === null ? undefined : preparePhoneChange(tx, auth, { userId: user.id, phone: to, now })
      }
      if (user.phoneConfirmedAt && !hidesMembers) return undefined
      const pending = await pendingAgain(tx, user)
      return prepareText(tx, auth, { userId: user.id, phone, kind: 'confirmation', pending, now })
    })
    const send = prepared && (() => sender.text({ ...prepared, channel: 'sms', isHidden: hidesMembers }))
    return textResponse(auth, c, { send, isHidden: hidesMembers })
  }
  return withMinimumTime(auth, () => sendWithinLimits(auth, sending, resendWithin))
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}
