import { expect, test } from 'vitest'
import { mailCopy, type MailKind } from './copy.ts'
import { renderMail } from './render-mail.ts'

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
}
const kinds = Object.keys(mailCopy) as MailKind[]

test.each(kinds)('%s has the same text in plain text and HTML, and no empty placeholder', (kind) => {
  const { subject, text, html } = renderMail(kind, data)
  for (const part of [subject, text, html]) expect(part).not.toMatch(/\{|\}|undefined/)
  const { button, code } = mailCopy[kind]
  expect(text.includes(data.link)).toBe(button !== undefined)
  expect(html.includes('token=abc&amp;type=signup')).toBe(button !== undefined)
  for (const part of [text, html]) {
    expect(part.includes('042137')).toBe(code !== undefined)
    expect(part.includes('10 minutes')).toBe(code !== undefined)
    expect(part.includes('60 minutes')).toBe(code !== undefined && button !== undefined)
  }
})

test('no subject reveals what the mail is about, or contains a code', () => {
  for (const kind of kinds) {
    const { subject } = renderMail(kind, data)
    expect(subject).not.toMatch(/password|sign|reset|code is|042137|e-?mail|confirm/i)
    expect(subject.length).toBeLessThan(60)
  }
})

test('user input stays text, on one line', () => {
  const { text, html, subject } = renderMail('email_changed', {
    ...data,
    siteName: 'A & B\r\nBcc: all@example.org',
    newEmail: '<img src=x onerror=alert(1)>@example.org',
  })
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;@example.org')
  expect(html).toContain('A &amp; B')
  expect(html).not.toContain('<img')
  expect(subject).not.toMatch(/[\r\n]/)
  expect(text).toContain('A & B Bcc: all@example.org now uses')
})
