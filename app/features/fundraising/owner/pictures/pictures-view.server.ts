import { randomUUID } from 'node:crypto'
import type { OwnPictureView } from '#app/features/fundraising/pictures/list-pictures.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

/** A picture with its state, for its owner. */
export function pictureView({ id, file, alt, people, isCover, consents }: OwnPictureView) {
  const withdrawn = consents.some(({ withdrawnAt }) => withdrawnAt !== null)
  const isShown = people !== null && !withdrawn && consents.length >= people
  return {
    id,
    file,
    alt,
    people: people === null ? '' : String(people),
    isCover,
    isShown,
    state: isShown ? copy.state.shown : hiddenWords({ people, withdrawn, agreed: consents.length }),
    asksConsent: people !== null && !withdrawn && consents.length < people,
    consents: consents.map(({ id: consentId, name, relation, guardian, givenOn, withdrawnAt }) => {
      const date = formatDate(new Date(givenOn))
      return {
        id: consentId,
        name,
        words: guardian ? copy.agreed.child(name, relation, guardian, date) : copy.agreed.line(name, relation, date),
        withdrawn: withdrawnAt && copy.agreed.withdrawn(formatDate(withdrawnAt)),
      }
    }),
    key: randomUUID(),
  }
}
export type PictureDetails = ReturnType<typeof pictureView>

function hiddenWords({ people, withdrawn, agreed }: { people: number | null; withdrawn: boolean; agreed: number }) {
  if (withdrawn) return copy.state.withdrawn
  return people === null ? copy.state.undeclared : copy.state.waiting(agreed, people)
}
