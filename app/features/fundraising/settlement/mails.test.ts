import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { returnMail, returnPartMail, reviewMail, thankYouMail } from './mails.ts'

const site = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const GIFT = {
  site,
  picture: null,
  receiptUrl: 'https://diya.example/receipt/token',
  campaignTitle: 'Books for  "Asha" & <friends>',
  name: 'Leela\u202E http://evil.example of the very long name indeed',
  amountMinor: 125_050,
  tipMinor: 2_000,
  currency: 'INR',
  isTest: false,
}
const THANKS = {
  ...GIFT,
  receiptNumber: 'D-2026-000042',
  settledAt: new Date('2026-11-20T12:34:00Z'),
  monthlyUrl: null,
}
const REASON = 'The campaign closed.\nSee http://evil.example'
const REVIEW = {
  name: 'Meera <Kumari>',
  title: 'Kites & thread',
  reason: 'Name the school.\nAnd the town.',
  url: 'https://diya.example/account/campaigns',
  site,
}

test('each mail equals its golden file', async () => {
  await expectGoldenMails({
    thanks: thankYouMail(THANKS),
    'thanks for a test payment': thankYouMail({ ...THANKS, isTest: true, name: '' }),
    'thanks for a monthly gift': thankYouMail({ ...THANKS, monthlyUrl: 'https://diya.example/giving/token' }),
    returned: returnMail({ ...GIFT, reason: REASON }),
    'returned in part': returnPartMail({ ...GIFT, returnedMinor: 12_345, reason: REASON }),
    'campaign published': reviewMail({ ...REVIEW, verdict: 'published', reason: null }),
    'campaign returned': reviewMail({ ...REVIEW, verdict: 'returned' }),
    'campaign declined': reviewMail({ ...REVIEW, verdict: 'declined' }),
  })
})
