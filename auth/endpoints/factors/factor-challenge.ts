import * as v from 'valibot'
import type { Auth, Endpoint } from '#auth/context.ts'
import { MS_PER_S } from '#auth/durations.ts'
import { AuthError } from '#auth/errors.ts'
import { challenge, challengeKey } from '#auth/factors/factor-challenges.ts'
import { parseChannel } from '#auth/messages/sms/sms.ts'
import { originOf, readOptionalBody, text } from '#auth/http/transport.ts'
import { factorKeyOptions } from '#auth/webauthn/factor-keys.ts'
import { parseFactorId, getOwnFactor } from './factor-of-caller.ts'

const challengeBody = v.object({ channel: text, webauthn: v.nullish(v.object({ rpId: text })) })

/**
 * POST /factors/{id}/challenge (signed in): creates a challenge. A phone gets a code by text message; for a security
 * key the response has the options of the browser's call.
 */
export function challengeFactor(auth: Auth): Endpoint {
  return async (c) => {
    const { user } = c.get('caller').account
    const factorId = parseFactorId(c.req.param('id'))
    const body = await readOptionalBody(c, challengeBody)
    const channel = parseChannel(auth, body.channel)
    const factor = await getOwnFactor(auth.db, { factorId, userId: user.id })
    const now = auth.clock()
    const { ip } = originOf(c, auth)
    const expires_at = Math.floor(now.getTime() / MS_PER_S) + auth.settings.mfa.challengeExpiryS
    if (factor.factorType !== 'webauthn') {
      const id = await challenge(auth, { factor, channel, ip, now })
      return c.json({ id, type: factor.factorType, expires_at })
    }
    assertOwnSite(auth, body.webauthn?.rpId)
    const { type, publicKey } = await factorKeyOptions(auth, { factor, user })
    const id = await challengeKey(auth, { factor, ip, now, webauthnChallenge: publicKey.challenge })
    return c.json({ id, type: 'webauthn', expires_at, webauthn: { type, credential_options: { publicKey } } })
  }
}

/** Clients name the domain of their page; keys are made for ours only. */
function assertOwnSite({ settings }: Auth, rpId: string | null | undefined): void {
  if (!rpId || rpId === settings.webauthn.rpId) return
  throw new AuthError(400, 'validation_failed', 'webauthn.rpId is not the domain of this service')
}
