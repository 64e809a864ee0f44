import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { returnLetter, thankYouLetter } from './mails.ts'
import { reviewLetter } from './submission-mails.ts'

const GIFT = {
  brandName: 'Diya & Co',
  receiptUrl: 'https://diya.example/receipt/token',
  campaignTitle: 'Books for  "Asha" & <friends>',
  name: 'Leela\u202E http://evil.example of the very long name indeed',
  amountMinor: 125_050,
  tipMinor: 2_000,
  currency: 'INR',
  isTest: false,
}
const THANKS = { ...GIFT, receiptNumber: 'D-2026-000042', settledAt: new Date('2026-11-20T12:34:00Z') }
const REASON = 'The campaign closed.\nSee http://evil.example'
const REVIEW = {
  name: 'Meera <Kumari>',
  title: 'Kites & thread',
  reason: 'Name the school.\nAnd the town.',
  url: 'https://diya.example/account/campaigns',
  brandName: 'Diya & Co',
}

test('every mail is as its golden file has it', async () => {
  await expectGoldenMails({
    thanks: thankYouLetter(THANKS),
    'thanks for a test payment': thankYouLetter({ ...THANKS, isTest: true, name: '' }),
    returned: returnLetter({ ...GIFT, reason: REASON }),
    'campaign published': reviewLetter({ ...REVIEW, verdict: 'published', reason: null }),
    'campaign returned': reviewLetter({ ...REVIEW, verdict: 'returned' }),
    'campaign declined': reviewLetter({ ...REVIEW, verdict: 'declined' }),
  })
})
