import * as v from 'valibot'
import { captchaFields, demandCaptcha } from '#auth/captcha.ts'
import type { Auth, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { parseChallenge } from '#auth/flow-state.ts'
import { askerOf } from '#auth/known-devices.ts'
import { findByAddress } from '#auth/new-account.ts'
import { prepareMail } from '#auth/one-time-messages.ts'
import { quietly } from '#auth/quietly.ts'
import { redirectTarget } from '#auth/redirects.ts'
import { sendWithinLimits, type Sender } from '#auth/send-limits.ts'
import { readBody, originOf, text } from '#auth/transport.ts'
import { parseEmail } from '#auth/users.ts'

const recoverBody = v.object({ email: text, code_challenge: text, code_challenge_method: text, ...captchaFields })

/** POST /recover: a mail with which somebody who forgot her password gets in. Unknown addresses get the same answer. */
export function recover(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, recoverBody)
    await demandCaptcha(auth, c, body)
    if (!body.email) throw new AuthError(400, 'validation_failed', 'Password recovery requires an email')
    const challenge = parseChallenge(body.code_challenge, body.code_challenge_method)
    if (!auth.settings.signup.emailEnabled) {
      throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled')
    }
    const email = parseEmail(body.email)
    const { ip } = originOf(c, auth)
    const send = async (sender: Sender) => {
      const prepared = await auth.db.transaction(async (tx) => {
        const account = await findByAddress(tx, { email })
        if (!account) return undefined
        return prepareMail(tx, auth, {
          userId: account.user.id,
          to: email,
          purpose: 'recovery',
          redirectTo: redirectTarget(c, auth.settings),
          challenge,
          ip,
          now: auth.clock(),
        })
      })
      if (prepared) await sender.mail(prepared.letter)
      return c.json({})
    }
    const sending = { channel: 'mail', group: 'public', address: email, asker: askerOf(auth, c, email) } as const
    return quietly(auth, () => sendWithinLimits(auth, sending, send))
  }
}
