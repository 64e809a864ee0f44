import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { guardianAllowedMail, guardianMail } from './mails.ts'

export function mailSamples({ site }: SampleSource): MailDraft[] {
  const asked = { student: 'Tara Kulkarni', token: 'sample' }
  return [guardianMail(site, asked), guardianAllowedMail(site, asked)]
}
