import type { Answers } from '#app/platform/declared-form/fields.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { requests } from './tables.server.ts'

type RequestRow = typeof requests.$inferSelect

// Where each sealed text belongs: it opens nowhere else.
export const answersPlace = (requestId: string) => `requests:${requestId}:answers`
export const codePlace = (requestId: string) => `requests:${requestId}:code`
export const eventPlace = (requestId: string) => `request_events:${requestId}`

/** The answers of a request, opened if its desk is a private one. */
export function openAnswers(
  sealer: Sealer,
  { id, answers, answersSealed }: Pick<RequestRow, 'id' | 'answers' | 'answersSealed'>,
): Answers {
  return answers ?? (JSON.parse(sealer.open(answersSealed ?? '', answersPlace(id))) as Answers)
}
