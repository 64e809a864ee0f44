import { emailsField } from '#app/features/squads/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const { invite } = copy

export const inviteForm = perLanguage(() =>
  declareForm({
    fields: { emails: emailsField({ label: invite.emails, hint: invite.hint }) },
  }),
)
