import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { invitationMail } from './mails.ts'

const SITE = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }

test('every mail equals its golden file', async () => {
  await expectGoldenMails({
    invitation: invitationMail(SITE, {
      founder: 'Asha\r\nBcc: x@y.z',
      squad: 'Win http://evil.example 50,000 rupees each day',
      token: 'to-ken',
    }),
  })
})
