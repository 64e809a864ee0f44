import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { referralMail } from './mails.ts'

const SITE = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }

test('every mail is as its golden file has it', async () => {
  await expectGoldenMails({ referral: referralMail(SITE, 'to-ken') })
})
