import type { Sealer } from '#app/platform/sealer.ts'
import type { Answers } from './answers.ts'
import type { requests } from './tables.server.ts'

type RequestRow = typeof requests.$inferSelect

// Contexts of the sealed texts: the answers and the code open for their own request only, an event's text for any event
// of its request.
export const answersPlace = (requestId: string) => `requests:${requestId}:answers`
export const codePlace = (requestId: string) => `requests:${requestId}:code`
export const eventPlace = (requestId: string) => `request_events:${requestId}`

/** The answers of a request, decrypted if its queue is private. */
export function openAnswers(
  sealer: Sealer,
  { id, answers, answersSealed }: Pick<RequestRow, 'id' | 'answers' | 'answersSealed'>,
): Answers {
  return answers ?? (JSON.parse(sealer.open(answersSealed ?? '', answersPlace(id))) as Answers)
}
