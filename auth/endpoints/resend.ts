import * as v from 'valibot'
import { prepareEmailChange } from '#auth/address-change.ts'
import { captchaFields, demandCaptcha } from '#auth/captcha.ts'
import type { Auth, AuthDb, AuthRequest, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { parseChallenge, type Challenge } from '#auth/flow-state.ts'
import { askerOf } from '#auth/known-devices.ts'
import type { Letter } from '#auth/mailer.ts'
import { findByAddress } from '#auth/new-account.ts'
import { prepareMail, prepareText, wayInPurpose } from '#auth/one-time-messages.ts'
import { findSolePending, NOTHING_PENDING, type PendingSignUp } from '#auth/pending-sign-ups.ts'
import { quietly } from '#auth/quietly.ts'
import { redirectTarget } from '#auth/redirects.ts'
import { sendWithinLimits, type Sender } from '#auth/send-limits.ts'
import { originOf, readBody, text } from '#auth/transport.ts'
import { isConfirmed, parseEmail, parsePhone, type UserRow } from '#auth/users.ts'
import { answerText } from './answer-text.ts'

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
 * POST /resend: once more what is still to be confirmed. For a change the current address says whose.
 * When nothing waits, or nobody has this address, the answer is the same.
 */
export function resend(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, resendBody)
    await demandCaptcha(auth, c, body)
    const challenge = parseChallenge(body.code_challenge, body.code_challenge_method)
    const { type, email, phone } = body
    if (type === 'signup' || type === 'email_change') {
      return resendMail(auth, c, { type, email: demandEmail(auth, { email, phone }), challenge })
    }
    if (type === 'sms' || type === 'phone_change') {
      return resendText(auth, c, { type, phone: demandPhone(auth, { email, phone }) })
    }
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  }
}

interface Addresses {
  email: string | undefined
  phone: string | undefined
}

function demandEmail({ settings }: Auth, { email, phone }: Addresses): string {
  if (!email) throw invalid('Type provided requires an email address')
  if (phone) throw invalid('Only an email address or phone number should be provided.')
  if (!settings.signup.emailEnabled) throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled')
  return parseEmail(email)
}

function demandPhone({ settings }: Auth, { email, phone }: Addresses): string {
  if (!phone) throw invalid('Type provided requires a phone number')
  if (email) throw invalid('Only an email address or phone number should be provided.')
  if (!settings.signup.phoneEnabled) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  return parsePhone(phone)
}

function resendMail(
  auth: Auth,
  c: AuthRequest,
  wish: { type: MailType; email: string; challenge: Challenge | undefined },
): Promise<Response> {
  const at = { redirectTo: redirectTarget(c, auth.settings), ip: originOf(c, auth).ip, now: auth.clock() }
  const sending = {
    channel: 'mail',
    group: 'public',
    address: wish.email,
    asker: askerOf(auth, c, wish.email),
  } as const
  const send = async (sender: Sender) => {
    const letters = await auth.db.transaction((tx) => prepareAgain(tx, auth, { ...wish, ...at }))
    for (const letter of letters) await sender.mail(letter)
    return c.json({})
  }
  return quietly(auth, () => sendWithinLimits(auth, sending, send))
}

async function prepareAgain(
  tx: AuthDb,
  auth: Auth,
  {
    type,
    email,
    ...wish
  }: {
    type: MailType
    email: string
    challenge: Challenge | undefined
    redirectTo: string
    ip: string
    now: Date
  },
): Promise<Letter[]> {
  const account = await findByAddress(tx, { email })
  if (!account) return []
  const { user } = account
  if (type === 'email_change') {
    return user.emailChange ? prepareEmailChange(tx, auth, { user, newEmail: user.emailChange, ...wish }) : []
  }
  if (user.emailConfirmedAt) {
    // They joined once more, were sent a way in, and ask for it again.
    if (!auth.settings.signup.hidesMembers) return []
    const { letter } = await prepareMail(tx, auth, { userId: user.id, to: email, purpose: wayInPurpose(auth), ...wish })
    return [letter]
  }
  const pending = await pendingAgain(tx, user)
  const { letter } = await prepareMail(tx, auth, { userId: user.id, to: email, purpose: 'signup', pending, ...wish })
  return [letter]
}

/** Whoever asks may be anybody: a password is only sent on while no other sign-up waits beside it. */
async function pendingAgain(tx: AuthDb, user: UserRow): Promise<PendingSignUp | undefined> {
  return isConfirmed(user) ? undefined : ((await findSolePending(tx, user.id)) ?? NOTHING_PENDING)
}

function resendText(auth: Auth, c: AuthRequest, { type, phone }: { type: TextType; phone: string }): Promise<Response> {
  const sending = { channel: 'sms', group: 'public', address: phone, asker: askerOf(auth, c, phone) } as const
  const { hidesMembers } = auth.settings.signup
  const resendWithin = async (sender: Sender) => {
    const prepared = await auth.db.transaction(async (tx) => {
      const account = await findByAddress(tx, { phone })
      if (!account) return undefined
      const { user } = account
      const to = type === 'phone_change' ? user.phoneChange : user.phoneConfirmedAt && !hidesMembers ? null : phone
      const kind = type === 'phone_change' ? 'phone_change' : 'confirmation'
      if (to === null) return undefined
      const pending = kind === 'confirmation' ? await pendingAgain(tx, user) : undefined
      return prepareText(tx, auth, { userId: user.id, phone: to, kind, pending, now: auth.clock() })
    })
    const send = prepared && (() => sender.text({ ...prepared, channel: 'sms' }))
    return answerText(c, { send, isHidden: hidesMembers })
  }
  return quietly(auth, () => sendWithinLimits(auth, sending, resendWithin))
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}
