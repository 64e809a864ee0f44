import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { acceptanceMail } from './mails.ts'

export function mailSamples({ site }: SampleSource): MailDraft[] {
  const chapter = {
    name: 'Fearless Girls Nashik',
    place: 'Nashik',
    weekday: 'Saturday' as const,
    meets: '4 pm, Gangapur Road, the hall behind the library',
  }
  return [acceptanceMail(site, { name: 'Meera', chapter })]
}
