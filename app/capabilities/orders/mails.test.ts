import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { composeLetter } from './mails.ts'

const PARTS = {
  subject: 'Kamla  "Weaves" & <Co> has\nsent your parcel',
  isTest: false,
  before: ['First <line>.\nSecond line.'],
  after: 'See it here:',
  url: 'https://diya.example/orders/token?a=1&b=2',
  brandName: 'Diya & Co',
}

test('every mail is as its golden file has it', async () => {
  await expectGoldenMails({
    'with lines': composeLetter({
      ...PARTS,
      name: 'Asha',
      lines: [
        ['Shawl × 2', '₹1,200'],
        ['Total', '<₹1,200>'],
      ],
    }),
    'without lines, a test, to nobody known': composeLetter({ ...PARTS, name: null, isTest: true, lines: [] }),
  })
})
