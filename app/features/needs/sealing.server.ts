import type { Sealer } from '#app/platform/sealer.ts'

/** What of an answer is sealed. */
export interface SealedAnswer {
  mail: string | null
  contact: string
}

export const mailPlace = (needId: string): string => `needs:${needId}`
export const answerPlace = (answerId: string): string => `need-answers:${answerId}`
export const authorContactPlace = (answerId: string): string => `need-answers:${answerId}:author`

/** What was sealed; null when there is nothing, or its key is gone: that must not close the page. */
export function openSealed(sealer: Sealer, sealed: string | null, place: string): string | null {
  if (sealed === null) return null
  try {
    return sealer.open(sealed, place)
  } catch {
    return null
  }
}

export function openAnswer(sealer: Sealer, { id, sealed }: { id: string; sealed: string }): SealedAnswer | null {
  const text = openSealed(sealer, sealed, answerPlace(id))
  return text === null ? null : (JSON.parse(text) as SealedAnswer)
}
