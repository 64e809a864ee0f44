import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { invitationMail } from './mails.ts'

export const mailSamples = ({ site }: SampleSource): MailDraft[] => [
  invitationMail('operator', { token: 'sample', site }),
]
