import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

const { address, may } = copy.invite.fields

export const inviteForm = declareForm({
  fields: { address: { as: 'contact', ...address }, may: { as: 'many', ...may } },
})
