import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { acceptedMail, answeredMail, hiddenMail } from './mails.ts'

export function mailSamples({ site }: SampleSource): MailDraft[] {
  const need = { id: 'sample', title: 'A bicycle for the way to college' }
  return [
    answeredMail(site, need),
    acceptedMail(site, need),
    hiddenMail(site, { title: need.title, reason: 'It offers something for sale.' }),
  ]
}
