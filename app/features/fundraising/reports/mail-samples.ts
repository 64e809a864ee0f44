import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { reportDecidedMail } from './mails.ts'

export function mailSamples({ site }: SampleSource): MailDraft[] {
  const about = { campaign: 'A sewing room for Lakshmi', token: 'sample' }
  return [
    reportDecidedMail(site, { ...about, decision: 'stays', note: 'We have seen the bill and spoken to the shop.' }),
    reportDecidedMail(site, {
      ...about,
      isAboutQuestion: true,
      decision: 'removed',
      note: 'It says where somebody lives.',
    }),
    reportDecidedMail(site, { ...about, decision: 'closed', note: 'The pictures are of another person.' }),
  ]
}
