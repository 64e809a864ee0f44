import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { gstNoticeMail } from './notice-mails.ts'

const NOTICE_DAYS = 60

export function mailSamples({ site, now }: SampleSource): MailDraft[] {
  const about = {
    sellerName: 'Savita Pawar',
    state: 'Maharashtra',
    dueAt: new Date(now.getTime() + NOTICE_DAYS * DAY_MS),
  }
  return [gstNoticeMail({ ...about, site, kind: 'reach' }), gstNoticeMail({ ...about, site, kind: 'details' })]
}
