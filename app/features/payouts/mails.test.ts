import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { accountMail, holdMail, liftedMail, returnedMail, sentMail, upheldMail } from './mails.ts'

const SITE = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const MONEY = { amountMinor: 345_000, currency: 'INR', endsAt: new Date('2026-12-01T06:00:00Z'), ending: '6789' }
const reason = 'A buyer <objects>.\nWe ask her.'

test('each mail equals its golden file', async () => {
  await expectGoldenMails({
    'account changed': accountMail('6789', SITE),
    'money on hold': holdMail({ ...MONEY, reason }, SITE),
    'hold lifted': liftedMail({ ...MONEY, answer: null }, SITE),
    'hold lifted with an answer': liftedMail({ ...MONEY, answer: reason }, SITE),
    'hold upheld': upheldMail({ ...MONEY, answer: reason }, SITE),
    'payout sent': sentMail(MONEY, SITE),
    'payout returned': returnedMail({ ...MONEY, reason }, SITE),
  })
})
