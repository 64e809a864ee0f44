import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { endedMail, failedMail, noticeMail, skippedMail } from './mails/mails.ts'

export function mailSamples({ site }: SampleSource): MailDraft[] {
  const facts = {
    site,
    publicToken: 'sample',
    campaign: { title: 'A sewing room for Lakshmi', organiserName: 'Lakshmi' },
    name: 'Meera Joshi',
    amountMinor: 50_000,
  }
  return [
    noticeMail({ ...facts, dueOn: '2026-12-20', isRetry: false }),
    failedMail({ ...facts, nextOn: '2027-01-20' }),
    skippedMail({ ...facts, nextOn: '2027-01-20' }),
    endedMail({ ...facts, reason: 'campaign-closed' }),
  ]
}
