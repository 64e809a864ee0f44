import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { decisionMail } from './application-mails.ts'

const ABOUT = {
  name: 'Savita <Devi>',
  shop: 'Warp & Weft',
  site: { siteUrl: 'https://diya.example', brandName: 'Diya & Co' },
}
const reason = 'A photo of the loom.\nAnd of the shop.'

test('each mail equals its golden file', async () => {
  await expectGoldenMails({
    approved: decisionMail({ ...ABOUT, verdict: 'approved', reason: null }),
    returned: decisionMail({ ...ABOUT, verdict: 'returned', reason }),
    declined: decisionMail({ ...ABOUT, verdict: 'declined', reason }),
  })
})
