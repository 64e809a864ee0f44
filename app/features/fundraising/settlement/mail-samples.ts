import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { thanksMail, updateMail } from '#app/features/fundraising/owner/updates/mails.ts'
import { returnMail, returnPartMail, reviewMail, thankYouMail } from './mails.ts'

export function mailSamples({ site, now, pictureOf }: SampleSource): MailDraft[] {
  const gift = {
    site,
    receiptUrl: `${site.siteUrl}/receipt/sample`,
    campaignTitle: 'A sewing room for Lakshmi',
    picture: pictureOf('lakshmi-story'),
    name: 'Meera Joshi',
    amountMinor: 50_000,
    tipMinor: 2_000,
    currency: 'INR',
    isTest: false,
  }
  const review = { name: 'Lakshmi', title: 'A sewing room for Lakshmi', site }
  const url = `${site.siteUrl}/account/campaigns`
  const message = { site, slug: 'lakshmi-story', campaign: 'A sewing room for Lakshmi', name: 'Meera Joshi' }
  return [
    thankYouMail({ ...gift, receiptNumber: 'DR-26-00042', settledAt: now, monthlyUrl: null }),
    returnMail({ ...gift, reason: 'The campaign was closed before your payment arrived.' }),
    returnPartMail({ ...gift, returnedMinor: 12_000, reason: 'The goal was reached without this money.' }),
    reviewMail({ ...review, verdict: 'published', reason: null, url: `${site.siteUrl}/campaign/lakshmi-story` }),
    reviewMail({ ...review, verdict: 'returned', reason: 'Please say what the machines cost.', url }),
    reviewMail({
      ...review,
      verdict: 'declined',
      reason: 'We cannot raise money for loans.',
      url: `${site.siteUrl}/contact`,
    }),
    updateMail({ ...message, words: 'Two machines are here. Four women sew.', hasPictures: true }),
    thanksMail({ ...message, words: 'Thank you. You gave us a room.', organiser: 'Lakshmi' }),
  ]
}
