import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { failedCheckMail } from './mails.ts'

export const mailSamples = ({ site }: SampleSource): MailDraft[] => [
  failedCheckMail(site, 'every transfer sums to zero in each currency'),
]
