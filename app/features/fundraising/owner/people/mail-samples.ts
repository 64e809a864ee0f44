import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { acceptedMail, invitedMail } from './mails.ts'

export const mailSamples = ({ site }: SampleSource): MailDraft[] => [
  invitedMail(site, { owner: 'Sunita', campaign: 'A sewing room', may: ['updates', 'money'], token: 'sample' }),
  acceptedMail(site, { name: 'Meera', campaign: { slug: 'lakshmi-story', title: 'A sewing room' } }),
]
