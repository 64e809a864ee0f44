import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { failedCheckMail } from './mails.ts'

test('every mail equals its golden file', async () => {
  const site = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
  await expectGoldenMails({ failed: failedCheckMail(site, 'every transfer sums to zero in each currency') })
})
