import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { answeredMail, askedMail } from './mails.ts'

export function mailSamples({ site }: SampleSource): MailDraft[] {
  const about = { seller: 'Savita Pawar', product: 'Mango pickle, 500 g', question: 'Is it made without vinegar?' }
  return [
    askedMail(site, { ...about, id: 'sample' }),
    answeredMail(site, { ...about, name: 'Meera', slug: 'mango-pickle-500-g', answer: 'Yes, with salt and oil only.' }),
  ]
}
