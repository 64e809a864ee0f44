import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { bookedMail } from './mails.ts'

export function mailSamples({ site, now }: SampleSource): MailDraft[] {
  const startsAt = new Date(now.getTime() + 3 * DAY_MS)
  return [bookedMail(site, { name: 'Ritu Shah', startsAt, minutes: 30, phone: null, code: 'K7QM2XTP9D' })]
}
