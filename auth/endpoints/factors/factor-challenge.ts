import * as v from 'valibot'
import type { Auth, Endpoint } from '#auth/context.ts'
import { MS_PER_S } from '#auth/durations.ts'
import { challenge } from '#auth/factors/factor-challenges.ts'
import { parseChannel } from '#auth/messages/sms/sms.ts'
import { originOf, readOptionalBody, text } from '#auth/http/transport.ts'
import { parseFactorId, getOwnFactor } from './factor-of-caller.ts'

const challengeBody = v.object({ channel: text })

/** POST /factors/{id}/challenge (signed in): creates a challenge; a phone gets a code by text message. */
export function challengeFactor(auth: Auth): Endpoint {
  return async (c) => {
    const { user } = c.get('caller').account
    const factorId = parseFactorId(c.req.param('id'))
    const channel = parseChannel(auth, (await readOptionalBody(c, challengeBody)).channel)
    const factor = await getOwnFactor(auth.db, { factorId, userId: user.id })
    const now = auth.clock()
    const id = await challenge(auth, { factor, channel, ip: originOf(c, auth).ip, now })
    const expiresAt = Math.floor(now.getTime() / MS_PER_S) + auth.settings.mfa.challengeExpiryS
    return c.json({ id, type: factor.factorType, expires_at: expiresAt })
  }
}
