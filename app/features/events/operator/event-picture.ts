import { PICTURE_ALT_CHARS_MAX } from '#app/features/events/schema.ts'
import { cleanLine } from '#app/platform/text/text.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

/** The picture of an event with its description; the id is null for none. */
export interface EventPicture {
  pictureId: string | null
  pictureAlt: string
}

/** The name of the upload field: it posts `pictureId` and `pictureCaption`. */
export const PICTURE_FIELD = 'picture'

/** The picture of a posted form. */
export function readPicture(posted: FormData): EventPicture {
  const id = String(posted.get(`${PICTURE_FIELD}Id`) ?? '')
  if (!isUuid(id)) return { pictureId: null, pictureAlt: '' }
  const alt = cleanLine(String(posted.get(`${PICTURE_FIELD}Caption`) ?? ''))
  return { pictureId: id, pictureAlt: alt.slice(0, PICTURE_ALT_CHARS_MAX) }
}
