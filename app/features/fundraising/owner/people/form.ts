import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const { address, may } = copy.invite.fields

export const inviteForm = perLanguage(() =>
  declareForm({
    fields: { address: { as: 'contact', ...address }, may: { as: 'many', ...may } },
  }),
)
