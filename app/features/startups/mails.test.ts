import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { interestMail } from './mails.ts'

test('every mail equals its golden file', async () => {
  await expectGoldenMails({
    interest: interestMail({
      site: { siteUrl: 'https://diya.example', brandName: 'Diya & Co' },
      slug: 'solar-stoves',
      title: 'Solar <Stoves>',
      amountMinor: 5_000_000,
    }),
  })
})
