import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { endedMail, failedMail, noticeMail, skippedMail } from './mails.ts'

const FACTS = {
  site: { siteUrl: 'https://diya.example', brandName: 'Diya & Co' },
  publicToken: 'token',
  campaign: { title: 'A sewing room for "Lakshmi" & <friends>', organiserName: 'Lakshmi http://evil.example' },
  name: 'Meera Joshi',
  amountMinor: 125_050,
}

test('each mail equals its golden file', async () => {
  await expectGoldenMails({
    notice: noticeMail({ ...FACTS, dueOn: '2026-12-20', isRetry: false }),
    'notice of another try': noticeMail({ ...FACTS, dueOn: '2026-12-23', isRetry: true }),
    'not paid this month': failedMail({ ...FACTS, nextOn: '2027-01-20' }),
    'left out': skippedMail({ ...FACTS, nextOn: null }),
    stopped: endedMail({ ...FACTS, reason: 'stopped' }),
    'ended after two months': endedMail({ ...FACTS, reason: 'unpaid' }),
  })
})
