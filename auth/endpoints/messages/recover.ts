import * as v from 'valibot'
import { captchaFields, assertCaptcha } from '#auth/http/captcha.ts'
import type { Auth, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { parseChallenge } from '#auth/external/flow-state.ts'
import { requesterOf } from '#auth/limits/known-devices.ts'
import { findByAddress } from '#auth/accounts/new-account.ts'
import { prepareMail } from '#auth/messages/one-time-messages.ts'
import { withMinimumTime } from '#auth/limits/minimum-time.ts'
import { redirectTarget } from '#auth/http/redirects.ts'
import { sendWithinLimits, type Sender } from '#auth/limits/send-limits.ts'
import { readBody, originOf, text } from '#auth/http/transport.ts'
import { parseEmail } from '#auth/accounts/users.ts'
import { canMail } from '#auth/settings/sign-up.ts'

const recoverBody = v.object({ email: text, code_challenge: text, code_challenge_method: text, ...captchaFields })

/**
 * POST /recover: mails a link and code to a user who has forgotten the password. Unknown addresses get the same
 * response.
 */
export function recover(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, recoverBody)
    await assertCaptcha(auth, c, body)
    if (!body.email) throw new AuthError(400, 'validation_failed', 'Password recovery requires an email')
    const challenge = parseChallenge(body.code_challenge, body.code_challenge_method)
    if (!canMail(auth.settings.signup)) {
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
      if (prepared) await sender.mail(prepared.draft)
      return c.json({})
    }
    const sending = {
      channel: 'mail',
      group: 'public',
      address: email,
      requester: await requesterOf(auth, c, email),
    } as const
    return withMinimumTime(auth, () => sendWithinLimits(auth, sending, send))
  }
}
