import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { referralMail } from './mails.ts'

export const mailSamples = ({ site }: SampleSource): MailDraft[] => [referralMail(site, 'sample')]
