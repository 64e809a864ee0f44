import type { AuthRequest } from '#auth/context.ts'

/** Answers `{ message_id }` if the company that sent a text message gave it a number. */
export function answerText(c: AuthRequest, messageId: string | undefined): Response {
  return c.json(messageId === undefined ? {} : { message_id: messageId })
}
