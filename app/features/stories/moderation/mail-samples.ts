import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { decisionMail } from './mails.ts'

export function mailSamples({ site }: SampleSource): MailDraft[] {
  const story = { storyId: 'sample', title: 'Forty saplings and a goat' }
  return [
    decisionMail(site, { ...story, verdict: 'hidden', rule: 'private', words: 'It names a child.' }),
    decisionMail(site, { ...story, verdict: 'restored', rule: null, words: 'The name is gone. Thank you.' }),
    decisionMail(site, { ...story, verdict: 'upheld', rule: 'private', words: 'The child can still be recognised.' }),
  ]
}
