import * as v from 'valibot'
import type { SmsSender } from './sms-sender.ts'

const TIMEOUT_MS = 8_000
const answerBody = v.object({ sid: v.string() })

/** Twilio's Programmable Messaging. `from` is a number with a plus, or the id of a messaging service (`MG…`). */
export function createTwilio(
  { accountSid, authToken, from }: { accountSid: string; authToken: string; from: string },
  fetch: typeof globalThis.fetch,
): SmsSender {
  const url = `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  return {
    async send({ phone, message, channel }) {
      const prefix = channel === 'whatsapp' ? 'whatsapp:' : ''
      const sender: Record<string, string> = from.startsWith('MG')
        ? { MessagingServiceSid: from }
        : { From: prefix + from }
      const answer = await fetch(url, {
        method: 'POST',
        headers: { Authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: `${prefix}+${phone}`, Body: message, ...sender }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!answer.ok) throw new Error(`Twilio answered ${answer.status}`)
      return v.parse(answerBody, await answer.json()).sid
    },
  }
}
