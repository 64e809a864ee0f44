import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { noticeMail } from './notice-mails.ts'

const ABOUT = {
  sellerName: 'Savitri "Pickles"',
  listings: [
    { title: 'Lime pickle <hot>', missing: { bestBefore: 'x', fssai: 'x' } },
    { title: 'Papad', missing: { ingredients: 'x' } },
  ],
  dueAt: new Date('2026-12-04T08:00:00Z'),
  site: { siteUrl: 'https://diya.example', brandName: 'Diya & Co' },
}
const many = Array.from({ length: 27 }, (_, i) => ({ title: `Jar ${i}`, missing: { fssai: 'x' } }))

test('each mail equals its golden file', async () => {
  await expectGoldenMails({
    due: noticeMail({ ...ABOUT, kind: 'due' }),
    'due, many': noticeMail({ ...ABOUT, kind: 'due', listings: many }),
    paused: noticeMail({ ...ABOUT, kind: 'paused', listings: ABOUT.listings.slice(0, 1) }),
    expired: noticeMail({ ...ABOUT, kind: 'expired' }),
  })
})
