import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { accountLetter, holdLetter, liftedLetter, returnedLetter, sentLetter, upheldLetter } from './mails.ts'

const SITE = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const MONEY = { amountMinor: 345_000, currency: 'INR', endsAt: new Date('2026-12-01T06:00:00Z'), ending: '6789' }
const reason = 'A buyer <objects>.\nWe ask her.'

test('every mail is as its golden file has it', async () => {
  await expectGoldenMails({
    'account changed': accountLetter('6789', SITE),
    'money on hold': holdLetter({ ...MONEY, reason }, SITE),
    'hold lifted': liftedLetter({ ...MONEY, answer: null }, SITE),
    'hold lifted with an answer': liftedLetter({ ...MONEY, answer: reason }, SITE),
    'hold upheld': upheldLetter({ ...MONEY, answer: reason }, SITE),
    'payout sent': sentLetter(MONEY, SITE),
    'payout returned': returnedLetter({ ...MONEY, reason }, SITE),
  })
})
