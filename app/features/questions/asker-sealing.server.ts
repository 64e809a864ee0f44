import type { Sealer } from '#app/platform/sealer.ts'
import type { QuestionSubject } from './subject.server.ts'

type Named = Pick<QuestionSubject, 'name'>

const placeOf = ({ name }: Named, id: string): string => `${name}:${id}`

/** The asker's address for the answer; null for an account without one. */
export const sealAsker = (
  sealer: Sealer,
  subject: Named,
  { id, address }: { id: string; address: string | null },
): string | null => (address === null ? null : sealer.seal(address, placeOf(subject, id)))

/** Null without an address, or when its key is gone: then nobody is notified, and the answer is still published. */
export function unsealAsker(
  sealer: Sealer,
  subject: Named,
  { id, sealedMail }: { id: string; sealedMail: string | null },
): string | null {
  if (sealedMail === null) return null
  try {
    return sealer.open(sealedMail, placeOf(subject, id))
  } catch {
    return null
  }
}
