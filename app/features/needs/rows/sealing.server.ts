import type { Sealer } from '#app/platform/sealer.ts'

/** The sealed part of an answer. */
export interface SealedAnswer {
  mail: string | null
  contact: string
}

export const mailPlace = (needId: string): string => `needs:${needId}`
export const answerPlace = (answerId: string): string => `need-answers:${answerId}`
export const authorContactPlace = (answerId: string): string => `need-answers:${answerId}:author`

/** Opens a sealed value. Returns null for null or when the key is gone, so that the page still loads. */
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
