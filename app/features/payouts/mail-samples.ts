import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { accountMail, holdMail, liftedMail, returnedMail, sentMail, upheldMail } from './mails.ts'

export function mailSamples({ site, now }: SampleSource): MailDraft[] {
  const money = { amountMinor: 345_000, currency: 'INR' }
  const line = { ...money, ending: '6789' }
  const endsAt = new Date(now.getTime() + 14 * DAY_MS)
  return [
    accountMail('6789', site),
    holdMail({ ...money, reason: 'A buyer says that nothing arrived.', endsAt }, site),
    liftedMail({ ...money, answer: 'The parcel has arrived.' }, site),
    upheldMail({ endsAt, answer: 'We wait for the courier’s answer.' }, site),
    sentMail(line, site),
    returnedMail({ ...line, reason: 'The account number does not exist.' }, site),
  ]
}
