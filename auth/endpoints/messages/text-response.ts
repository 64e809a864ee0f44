import type { Auth, AuthRequest } from '#auth/context.ts'
import { AuthError, describeForLog } from '#auth/errors.ts'

interface TextResponseOptions {
  /** Undefined when no message is to be sent. */
  send: (() => Promise<string | undefined>) | undefined
  /** The response may not reveal whether a message was sent. */
  isHidden: boolean
}

/**
 * Sends a text message and responds with `{ message_id }`, if the provider gave one. A hidden response does not wait
 * for the provider, because nobody waits for a message to an unknown number. Throws AuthError 422.
 */
export async function textResponse(
  { settings, log }: Auth,
  c: AuthRequest,
  { send, isHidden }: TextResponseOptions,
): Promise<Response> {
  if (!isHidden) {
    const messageId = await send?.()
    return c.json(messageId === undefined ? {} : { message_id: messageId })
  }
  const sent = send?.().catch((error: unknown) => {
    // A refusal of the provider is logged where it happens.
    if (error instanceof AuthError) return
    log.warn(describeForLog(error), 'a text message could not be sent')
  })
  // Without a minimum duration of responses their time is no secret.
  if (settings.messages.answerMsMin === 0) await sent
  return c.json({})
}
