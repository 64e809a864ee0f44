import { expect, test } from 'vitest'
import { requests } from '#app/features/requests/tables.server.ts'
import { testApp } from '#test/app.ts'
import { sameBrowser } from '#test/same-site/cookies.ts'
import { listMails } from '#test/mails.ts'

const t = await testApp()
const QUESTION = {
  form: 'legal-intake',
  matter: 'family',
  when: 'days',
  question: 'He has taken my papers and my jewellery.',
  name: 'Zubeida',
  contact: 'zubeida@example.in',
  safe: 'Weekdays, 11 to 13',
}

test('the page has a neutral title and is neither cached nor indexed', async () => {
  const page = await t.get('/legal-companion')
  const html = await page.text()
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('<title>Diya</title>')
  expect(html).toContain('noindex')
  expect(html).toContain('tel:15100')
})

test('a question is encrypted in the database, and no mail quotes it', async () => {
  const answer = await t.post('/legal-companion', QUESTION)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('We have received your question')
  const rows = await t.database.db.select().from(requests)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ queue: 'legal', isUrgent: true, answers: null })
  expect(JSON.stringify(rows)).not.toMatch(/jewellery|Zubeida|zubeida/)
  const [mail] = await listMails(t.database.db)
  expect(mail?.to).toBe('zubeida@example.in')
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/jewellery|legal|law/i)
  expect(JSON.stringify(t.logged)).not.toMatch(/jewellery|zubeida/i)
})

test('sent twice it is one request; without a safe time it is refused, and the typed values are kept', async () => {
  await t.database.db.delete(requests)
  const sent = await t.post('/legal-companion', QUESTION)
  await t.post('/legal-companion', QUESTION, sameBrowser(sent))
  expect(await t.database.db.select().from(requests)).toHaveLength(1)
  const refused = await t.post('/legal-companion', { ...QUESTION, safe: '', question: 'Another one' })
  expect(refused.status).toBe(400)
  const html = await refused.text()
  expect(html).toContain('Please tell us when it is safe.')
  expect(html).toContain('Another one')
  expect(await t.database.db.select().from(requests)).toHaveLength(1)
})
