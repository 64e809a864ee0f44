import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import {
  payeeAgainMail,
  payeeMail,
  payeeWrongMail,
  trancheArrivedMail,
  trancheBackMail,
  trancheFailedMail,
  trancheSentMail,
} from './mails.ts'

export function mailSamples({ site, now }: SampleSource): MailDraft[] {
  const campaign = { slug: 'lakshmi-story', title: 'A sewing room for Lakshmi' }
  const tranche = { campaign, number: 'TR-26-00007', amountMinor: 1_200_000, ending: '6789' }
  const updateDueAt = new Date(now.getTime() + 14 * DAY_MS)
  return [
    payeeMail({ campaign, ending: '6789' }, site),
    payeeAgainMail({ campaign, ending: '6789' }, site),
    payeeWrongMail({ campaign, match: 'other' }, site),
    trancheSentMail(tranche, site),
    trancheArrivedMail({ ...tranche, updateDueAt }, site),
    trancheFailedMail({ ...tranche, reason: 'Account closed' }, site),
    trancheBackMail({ ...tranche, reason: 'We cannot read the second bill.' }, site),
  ]
}
