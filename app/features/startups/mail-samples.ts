import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { interestMail } from './mails.ts'

export const mailSamples = ({ site }: SampleSource): MailDraft[] => [
  interestMail({ site, slug: 'neer-water-test', title: 'Neer, water tests for villages', amountMinor: 5_000_000 }),
]
