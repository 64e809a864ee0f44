import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import {
  addedMail,
  closedMail,
  lateMail,
  receivedMail,
  repliedMail,
  reportLateMail,
  reportWaitingMail,
  waitingMail,
} from './mails.ts'

const SITE = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const REQUEST = { queue: 'market', title: 'A lawyer', id: 'request-id' } as const
const SECRET = { ...REQUEST, queue: 'safety' } as const
const REPORT = {
  queue: 'stories',
  path: '/operator/stories?edit=story-id',
  dueAt: new Date('2026-12-01T10:30:00Z'),
} as const
const code = 'ABCDEFGHJKLM'
const body = 'Please call us.\n\nFrom 9 to 6, <any> day.'

test('every mail equals its golden file', async () => {
  await expectGoldenMails({
    received: receivedMail(SITE, { code, hours: 72 }),
    replied: repliedMail(SITE, { body, code, isSealed: false }),
    'replied, private': repliedMail(SITE, { body, code, isSealed: true }),
    closed: closedMail(SITE, { reason: body, code, isSealed: false }),
    'closed, private': closedMail(SITE, { reason: body, code, isSealed: true }),
    'waiting at the desk': waitingMail(SITE, REQUEST),
    'added, to the desk': addedMail(SITE, REQUEST),
    'late, to the desk': lateMail(SITE, REQUEST),
    'waiting at a private desk': waitingMail(SITE, SECRET),
    'added, to a private desk': addedMail(SITE, SECRET),
    'late, to a private desk': lateMail(SITE, SECRET),
    'urgent report, to the desk': reportWaitingMail(SITE, REPORT),
    'late report, to the desk': reportLateMail(SITE, REPORT),
  })
})
