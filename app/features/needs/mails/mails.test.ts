import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { acceptedMail, answeredMail, hiddenMail } from './mails.ts'

const SITE = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const NEED = { id: 'need-id', title: 'A bicycle, see http://evil.example' }

test('every mail equals its golden file', async () => {
  await expectGoldenMails({
    answered: answeredMail(SITE, NEED),
    accepted: acceptedMail(SITE, NEED),
    hidden: hiddenMail(SITE, { ...NEED, reason: 'It sells something.\nSee the rules.' }),
  })
})
