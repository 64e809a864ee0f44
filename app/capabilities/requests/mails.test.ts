import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { addedLetter, closedLetter, lateLetter, receivedLetter, repliedLetter, waitingLetter } from './mails.ts'

const SITE = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const REQUEST = { desk: 'Safety', title: 'A lawyer', id: 'request-id' }
const body = 'Please call us.\n\nFrom 9 to 6, <any> day.'

test('every mail is as its golden file has it', async () => {
  await expectGoldenMails({
    received: receivedLetter(SITE, { code: 'ABCDEFGHJKLM', hours: 24 }),
    replied: repliedLetter(SITE, { body, isSealed: false }),
    'replied, private': repliedLetter(SITE, { body, isSealed: true }),
    closed: closedLetter(SITE, { reason: body, isSealed: false }),
    'closed, private': closedLetter(SITE, { reason: body, isSealed: true }),
    'waiting at the desk': waitingLetter(SITE, REQUEST),
    'added, to the desk': addedLetter(SITE, REQUEST),
    'late, to the desk': lateLetter(SITE, REQUEST),
  })
})
