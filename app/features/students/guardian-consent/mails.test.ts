import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { guardianAllowedMail, guardianMail } from './mails.ts'

const SITE = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const ASKED = { student: 'Meera www.evil.example', token: 'to-ken' }

test('every mail is as its golden file has it', async () => {
  await expectGoldenMails({
    'asks the guardian': guardianMail(SITE, ASKED),
    'confirms the consent': guardianAllowedMail(SITE, ASKED),
  })
})
