import type { AuthRequest } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'

interface TextResponseOptions {
  /** Undefined when no message is to be sent. */
  send: (() => Promise<string | undefined>) | undefined
  /** The response may not reveal whether a message was sent. */
  isHidden: boolean
}

/**
 * Sends a text message and responds with `{ message_id }`, if the provider gave one. Throws AuthError 422
 * `sms_send_failed`.
 */
export async function textResponse(c: AuthRequest, { send, isHidden }: TextResponseOptions): Promise<Response> {
  try {
    const messageId = await send?.()
    return c.json(messageId === undefined || isHidden ? {} : { message_id: messageId })
  } catch (error) {
    // `sendCode` has logged it.
    if (isHidden && error instanceof AuthError && error.code === 'sms_send_failed') return c.json({})
    throw error
  }
}
