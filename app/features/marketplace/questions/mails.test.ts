import { test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { askedMail, answeredMail } from './mails.ts'

const SITE = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const ABOUT = { seller: 'Kamla "Weaves"', product: 'Shawl <blue>', question: 'Is it warm?\nSee evil.example' }

test('each mail equals its golden file', async () => {
  await expectGoldenMails({
    asked: askedMail(SITE, { ...ABOUT, id: '7' }),
    'asked by a new account': askedMail(SITE, { ...ABOUT, id: '7', question: null }),
    answered: answeredMail(SITE, { ...ABOUT, name: 'Asha', slug: 'shawl', answer: 'Yes, of wool.' }),
    'answered, anonymous': answeredMail(SITE, { ...ABOUT, name: null, slug: 'shawl', answer: 'Yes.' }),
  })
})
