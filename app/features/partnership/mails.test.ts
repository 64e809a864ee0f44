import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { bookedMail } from './mails.ts'

const SITE = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const DEMO = { name: 'Ritu\r\nBcc: x@y.z', startsAt: new Date('2026-12-01T06:00:00Z'), minutes: 30, code: 'CODE' }

test('every mail equals its golden file', async () => {
  await expectGoldenMails({
    'by video': bookedMail(SITE, { ...DEMO, phone: null }),
    'by phone': bookedMail(SITE, { ...DEMO, phone: '+91 98765 43210' }),
  })
})
