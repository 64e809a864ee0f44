import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { answeredMail, askedMail } from './mails.ts'

export function mailSamples({ site }: SampleSource): MailDraft[] {
  const about = { organiser: 'Rukmini Devi', campaign: 'A freezer for Rukmini’s shop', slug: 'rukmini-grocery' }
  const question = 'Who has made the estimate for the freezer?'
  return [
    askedMail(site, { ...about, id: 'sample', question }),
    answeredMail(site, { ...about, name: 'Asha', question, answer: 'Verma Electricals in Nashik. It is bill 1.' }),
  ]
}
