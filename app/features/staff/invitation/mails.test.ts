import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { invitationMail } from './mails.ts'

const INVITATION = { token: 'to-ken', site: { siteUrl: 'https://diya.example', brandName: 'Diya & Co' } }

test('every mail equals its golden file', async () => {
  await expectGoldenMails({
    operator: invitationMail('operator', INVITATION),
    administrator: invitationMail('administrator', INVITATION),
  })
})
