import { expect, test } from 'vitest'
import { mailCopy, type MailKind } from './copy.ts'
import { mailContent, plainLayout } from './render-mail.ts'

const data = {
  siteName: 'Diya',
  link: 'https://diya.example/auth/v1/verify?token=abc&type=signup&redirect_to=https%3A%2F%2Fdiya.example',
  code: '042137',
  codeMinutes: 10,
  linkMinutes: 60,
  newEmail: 'new@example.org',
  oldEmail: 'old@example.org',
  provider: 'google',
  factorType: 'totp',
  codesLeft: 9,
  signIn: '25 November 2026, 10:10 pm, Chrome, Android',
}
const kinds = Object.keys(mailCopy) as MailKind[]

test.each(kinds)('%s says everything as plain text, and has no empty placeholder', (kind) => {
  const content = mailContent(kind, data)
  const { text } = plainLayout(content)
  for (const part of [content.subject, text]) expect(part).not.toMatch(/\{|\}|undefined/)
  const { button, code } = mailCopy[kind]
  expect(text.includes(data.link)).toBe(button !== undefined)
  expect(text.includes('042137')).toBe(code !== undefined)
  expect(text.includes('10 minutes')).toBe(code !== undefined)
  expect(text.includes('60 minutes')).toBe(code !== undefined && button !== undefined)
  expect(content.link?.label).toBe(button)
  expect(content.code?.label).toBe(code)
})

test('no subject reveals what the mail is about, or contains a code', () => {
  for (const kind of kinds) {
    const { subject } = mailContent(kind, data)
    expect(subject).not.toMatch(/password|sign|reset|code is|042137|e-?mail|confirm/i)
    expect(subject.length).toBeLessThan(60)
  }
})

test('user input stays on one line', () => {
  const content = mailContent('email_changed', { ...data, siteName: 'A & B\r\nBcc: all@example.org' })
  expect(content.subject).not.toMatch(/[\r\n]/)
  expect(plainLayout(content).text).toContain('A & B Bcc: all@example.org now uses')
})
