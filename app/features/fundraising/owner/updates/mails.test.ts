import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { thanksMail, updateMail } from './mails.ts'

const site = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const message = {
  site,
  slug: 'sewing',
  campaign: 'A sewing <room>',
  name: 'Asha',
  words: 'Two machines.\nSee evil.example',
}

test('each mail equals its golden file', async () => {
  await expectGoldenMails({
    update: updateMail({ ...message, hasPictures: false }),
    'update with pictures, anonymous': updateMail({ ...message, name: null, hasPictures: true }),
    thanks: thanksMail({ ...message, organiser: 'Sunita "Silk"' }),
  })
})
