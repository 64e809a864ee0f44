import type { Auth, AuthRequest } from '#auth/context.ts'
import { giveBackSend, type Sending } from '#auth/send-limits.ts'
import { sendCode, type SmsChannel } from '#auth/sms/sms.ts'

interface CodeText {
  phone: string
  code: string
  channel: SmsChannel
  /** What was counted for it. */
  sending: Sending
}

/** Sends a code and answers `{ message_id }` if the company gave one. */
export async function answerText(auth: Auth, c: AuthRequest, text: CodeText): Promise<Response> {
  const messageId = await sendCounted(auth, text)
  return c.json(messageId === undefined ? {} : { message_id: messageId })
}

/** Sends a code that was counted; if that fails it may be asked for again at once. Throws AuthError 422. */
export async function sendCounted(auth: Auth, { sending, ...text }: CodeText): Promise<string | undefined> {
  try {
    return await sendCode(auth, text)
  } catch (error) {
    await giveBackSend(auth, sending)
    throw error
  }
}
