import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { referralMail } from './mails.ts'

const SITE = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }

test('every mail equals its golden file', async () => {
  await expectGoldenMails({ referral: referralMail(SITE, 'to-ken') })
})
