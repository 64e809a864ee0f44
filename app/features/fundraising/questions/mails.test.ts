import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { answeredMail, askedMail } from './mails.ts'

const SITE = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const ABOUT = { organiser: 'Rukmini "Didi"', campaign: 'Shop <new> evil.example', slug: 'shop' }
const question = 'Who makes it?\nSee evil.example'

test('each mail equals its golden file', async () => {
  await expectGoldenMails({
    asked: askedMail(SITE, { ...ABOUT, id: '7', question }),
    'asked by a new account': askedMail(SITE, { ...ABOUT, id: '7', question: null }),
    answered: answeredMail(SITE, { ...ABOUT, name: 'Asha', question, answer: 'Verma Electricals.' }),
    'answered, anonymous': answeredMail(SITE, { ...ABOUT, name: null, question, answer: 'Verma Electricals.' }),
  })
})
