import { declareForm, keyField } from '#app/platform/form/fields.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { withdrawCopy as copy } from './copy.ts'

/** Withdraws one of the signed-in user's own stories. */
export const ownForm = perLanguage(() => declareForm({ fields: { id: keyField(copy.missing, isUuid) } }))
