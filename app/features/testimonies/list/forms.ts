import { declareForm, keyField } from '#app/platform/form/fields.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { withdrawCopy as copy } from './copy.ts'

/** Withdraws one of the signed-in user's own stories. */
export const ownForm = declareForm({ fields: { id: keyField(copy.missing, isUuid) } })
