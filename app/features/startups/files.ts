import { cleanLine } from '#app/platform/text/text.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

/** The uploads of a startup: a picture with a description, and a pitch deck (PDF). Null for none. */
export interface StartupFiles {
  pictureId: string | null
  pictureAlt: string
  deckId: string | null
}

/** Names of the upload fields: they post `pictureId`, `pictureCaption` and `deckId`. */
export const PICTURE_FIELD = 'picture'
export const DECK_FIELD = 'deck'

export const PICTURE_ALT_CHARS_MAX = 200

/** The uploads of a posted form. */
export function readFiles(posted: FormData): StartupFiles {
  const idOf = (field: string) => {
    const id = String(posted.get(`${field}Id`) ?? '')
    return isUuid(id) ? id : null
  }
  const pictureId = idOf(PICTURE_FIELD)
  const alt = pictureId ? cleanLine(String(posted.get(`${PICTURE_FIELD}Caption`) ?? '')) : ''
  return { pictureId, pictureAlt: alt.slice(0, PICTURE_ALT_CHARS_MAX), deckId: idOf(DECK_FIELD) }
}
