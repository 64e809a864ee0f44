import * as v from 'valibot'
import type { SmsSender } from './sms-sender.ts'

const TIMEOUT_MS = 8_000
const URL_FLOW = 'https://control.msg91.com/api/v5/flow'
const answerBody = v.object({ type: v.literal('success'), message: v.string() })

/**
 * MSG91's flow API. Indian regulations require registered templates, so the text is stored at MSG91, with the
 * variable `##otp##`; `message` is not sent.
 */
export function createMsg91(
  { authKey, templateId }: { authKey: string; templateId: string },
  fetch: typeof globalThis.fetch,
): SmsSender {
  return {
    async send({ phone, code }) {
      const answer = await fetch(URL_FLOW, {
        method: 'POST',
        headers: { authkey: authKey, 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ template_id: templateId, recipients: [{ mobiles: phone, otp: code }] }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!answer.ok) throw new Error(`MSG91 answered ${answer.status}`)
      return v.parse(answerBody, await answer.json()).message
    },
  }
}
