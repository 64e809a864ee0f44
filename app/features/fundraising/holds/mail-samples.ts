import { documentRefusedMail } from '#app/features/fundraising/campaign-checks/mails.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { holdMail, liftedMail, upheldMail } from './mails.ts'

/** Also of documents for checks. */
export function mailSamples({ site, now }: SampleSource): MailDraft[] {
  const campaign = { slug: 'lakshmi-story', title: 'A sewing room for Lakshmi' }
  const endsAt = new Date(now.getTime() + 14 * DAY_MS)
  const reason = 'We are asking the hospital about bill 3.'
  const answer = 'The hospital confirmed the bill.'
  return [
    holdMail({ campaign, amountMinor: 1_200_000, reason, endsAt }, site),
    liftedMail({ campaign, answer }, site),
    upheldMail({ campaign, endsAt, answer: 'The hospital has not answered yet.' }, site),
    documentRefusedMail({ campaign, kind: 'identity', reason: 'We cannot read the name on the photo.' }, site),
  ]
}
