import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import {
  addedMail,
  closedMail,
  lateMail,
  receivedMail,
  repliedMail,
  reportLateMail,
  reportWaitingMail,
  waitingMail,
} from './mails.ts'

export function mailSamples({ site, now }: SampleSource): MailDraft[] {
  const news = { queue: 'market', title: 'A question about an order', id: 'sample' } as const
  const secret = { queue: 'legal', title: 'A question to a lawyer', id: 'sample' } as const
  const report = { queue: 'stories', path: '/operator/stories', dueAt: now } as const
  const code = 'K7QM2XTP9D'
  return [
    receivedMail(site, { code, hours: 72 }),
    repliedMail(site, { code, body: 'Yes, we deliver to Nashik. It takes four days.', isSealed: false }),
    repliedMail(site, { code, body: 'You can ask for your jewellery back.', isSealed: true }),
    closedMail(site, { code, reason: 'You found the parcel.', isSealed: false }),
    closedMail(site, { code, reason: 'We spoke about the papers.', isSealed: true }),
    waitingMail(site, news),
    waitingMail(site, secret),
    addedMail(site, news),
    addedMail(site, secret),
    lateMail(site, news),
    lateMail(site, secret),
    reportWaitingMail(site, report),
    reportLateMail(site, report),
  ]
}
