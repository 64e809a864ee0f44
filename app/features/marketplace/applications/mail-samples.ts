import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { decisionMail } from './application-mails.ts'

export function mailSamples({ site }: SampleSource): MailDraft[] {
  const facts = { name: 'Savita Pawar', shop: 'Savita’s Pickles', site }
  return [
    decisionMail({ ...facts, verdict: 'approved', reason: null }),
    decisionMail({ ...facts, verdict: 'returned', reason: 'A photo of your FSSAI certificate that can be read.' }),
    decisionMail({ ...facts, verdict: 'declined', reason: 'We sell only what women make themselves.' }),
  ]
}
