import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { gstNoticeMail } from './notice-mails.ts'

const ABOUT = {
  sellerName: 'Savitri "Pickles"',
  state: 'Maharashtra',
  dueAt: new Date('2027-01-24T08:00:00Z'),
  site: { siteUrl: 'https://diya.example', brandName: 'Diya & Co' },
}

test('each mail equals its golden file', async () => {
  await expectGoldenMails({
    reach: gstNoticeMail({ ...ABOUT, kind: 'reach' }),
    details: gstNoticeMail({ ...ABOUT, kind: 'details' }),
  })
})
