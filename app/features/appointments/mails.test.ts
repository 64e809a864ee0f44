import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { mails } from './mails.ts'

const INVITATION = { token: 'to-ken', siteUrl: 'https://diya.example', brandName: 'Diya & Co' }

test('every mail is as its golden file has it', async () => {
  await expectGoldenMails({
    operator: mails.invitation('operator', INVITATION),
    administrator: mails.invitation('administrator', INVITATION),
  })
})
