import { emailsField } from '#app/features/squads/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

const { invite } = copy

export const inviteForm = declareForm({
  fields: { emails: emailsField({ label: invite.emails, hint: invite.hint }) },
})
