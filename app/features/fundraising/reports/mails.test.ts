import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { reportDecidedMail } from './mails.ts'

const site = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const REPORT = {
  campaign: 'Kites & <thread> http://evil.example',
  token: 'token',
  note: 'We saw the bill.\nSee http://evil.example',
}

test('each mail equals its golden file', async () => {
  await expectGoldenMails({
    'the campaign stays': reportDecidedMail(site, { ...REPORT, decision: 'stays' }),
    'a question stays': reportDecidedMail(site, { ...REPORT, isAboutQuestion: true, decision: 'stays' }),
    'a question is removed': reportDecidedMail(site, { ...REPORT, isAboutQuestion: true, decision: 'removed' }),
    'the campaign is closed': reportDecidedMail(site, { ...REPORT, decision: 'closed' }),
  })
})
