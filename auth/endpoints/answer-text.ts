import type { AuthRequest } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'

interface TextAnswer {
  /** Sends the message; undefined where there is none to send. */
  send: (() => Promise<string | undefined>) | undefined
  /** Whether the answer may not tell that something was sent, because to other numbers nothing is. */
  isHidden: boolean
}

/** Sends a text message and answers `{ message_id }` if the company gave it a number. Throws AuthError 422. */
export async function answerText(c: AuthRequest, { send, isHidden }: TextAnswer): Promise<Response> {
  try {
    const messageId = await send?.()
    return c.json(messageId === undefined || isHidden ? {} : { message_id: messageId })
  } catch (error) {
    // It is in the log already.
    if (isHidden && error instanceof AuthError && error.code === 'sms_send_failed') return c.json({})
    throw error
  }
}
