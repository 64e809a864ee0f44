import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { acceptedMail, invitedMail } from './mails.ts'

const site = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const title = 'A sewing room for "Lakshmi" & <friends> http://evil.example'

test('each mail equals its golden file', async () => {
  await expectGoldenMails({
    invited: invitedMail(site, {
      owner: 'Sunita http://evil.example',
      campaign: title,
      may: ['story', 'money'],
      token: 'to-ken',
    }),
    accepted: acceptedMail(site, { name: 'Meera', campaign: { slug: 'sewing-room', title } }),
  })
})
