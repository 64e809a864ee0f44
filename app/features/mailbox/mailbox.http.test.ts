import { expect, test } from 'vitest'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import { testApp } from '#test/app.ts'

const LETTER = {
  dedupeKey: 'one',
  to: 'asha@example.org',
  subject: 'Your gift has arrived',
  text: 'Dear Asha, see http://localhost:3000/receipt/abc',
  html: '<p>Dear Asha</p><script>alert(1)</script>',
  attachments: [{ kind: 'receipt', id: 'aaaaaaaaaaaaaaaaaaaaaa' }],
}

test('on a local machine, mails that are not sent can be read', async () => {
  const t = await testApp()
  await enqueueMail(t.database.db, t.services, { ...LETTER, createdAt: t.clock.now })
  const html = await (await t.get('/dev/mailbox')).text()
  expect(html).toContain('Your gift has arrived')
  expect(html).toContain('asha@example.org · 20 November 2026, 1:30 pm · waiting to be sent')
  expect(html).toContain('<a href="http://localhost:3000/receipt/abc">')
  expect(html).toContain('href="/receipt/aaaaaaaaaaaaaaaaaaaaaa.pdf"')
  expect(html).not.toContain('alert(1)')
  expect(html).toMatch(/<iframe src="\/dev\/mailbox\/[0-9a-f-]+"[^>]* sandbox="allow-same-origin allow-popups"/)
  const path = html.match(/href="(\/dev\/mailbox\/[0-9a-f-]+)"/)?.[1] ?? ''
  const letter = await t.get(path)
  const letterHtml = await letter.text()
  expect(letterHtml).toContain('<title>Your gift has arrived · Diya</title>')
  expect(letterHtml).toContain('<p>Dear Asha</p>')
  const policy = letter.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; .*frame-ancestors 'self'; sandbox allow-same-origin allow-popups$/,
  )
  expect(letter.headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
  const page = (await t.get('/dev/mailbox')).headers.get('Content-Security-Policy') ?? ''
  expect(page).not.toContain('unsafe')
  expect(page).toContain("frame-src 'self'")
  expect((await t.get('/about')).headers.get('Content-Security-Policy')).not.toContain('frame-src')
  expect((await t.get('/dev/mailbox/nothing')).status).toBe(404)
})

test.each([
  ['on a public address', { SITE_URL: 'https://diya.example' }],
  ['where a mail server is set', { MAIL_URL: 'smtp://localhost:2525' }],
])('%s there is no mailbox', async (_, env) => {
  const t = await testApp(env)
  await enqueueMail(t.database.db, t.services, { ...LETTER, createdAt: t.clock.now })
  const response = await t.get('/dev/mailbox')
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('asha@example.org')
})
