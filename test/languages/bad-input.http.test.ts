import { beforeEach, describe, expect, test } from 'vitest'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { htmlOf } from '#test/page-text.ts'
import { isEnglish, passagesOf } from './passages.ts'

// What people open and type by mistake on the Hindi pages.

const t = await testApp()
beforeEach(async () => void (await t.database.db.delete(outbox)))

const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const englishIn = (html: string) => passagesOf(`<html lang="hi">${mainOf(html)}</html>`).filter(isEnglish)

describe('an address that is not there', () => {
  test.each([
    '/hi/nothing',
    '/hi/hi',
    '/hi/hi/about',
    '/hi/campaign/कोई-नहीं',
    '/hi/product/%E0%A4%86%E0%A4%AE',
    '/hi/xx',
  ])('%s is missing in Hindi, with ways on in Hindi', async (path) => {
    const response = await t.request(path)
    expect(response.status).toBe(404)
    const html = await htmlOf(response)
    expect(html).toContain('<html lang="hi"')
    expect(englishIn(html)).toEqual([])
    const links = [...mainOf(html).matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(([, href = '']) => href)
    expect(links.filter((href) => !/^\/hi(?:[/?#]|$)/.test(href))).toEqual([])
  })

  test.each(['/xx/about', '/xx', '/hindi/about', '/HI/about', '/hi-IN/about'])(
    '%s is missing in English, because there is no such language',
    async (path) => {
      const response = await t.request(path)
      expect(response.status).toBe(404)
      expect(await htmlOf(response)).toContain('<html lang="en"')
    },
  )
})

describe('a name in a form', () => {
  const send = (name: string, message = 'मेरा पार्सल कब आएगा?') =>
    t.post('/hi/contact', { form: 'contact', name, email: 'asha@example.in', message })
  const greeted = async () => (await listMails(t.database.db, { to: 'asha@example.in' })).map(({ text }) => text).join()

  test.each([
    ['in two scripts', 'आशा Rao'],
    ['with a zero-width space', 'आ\u200Bशा राव'],
    ['with signs that turn text around', '\u202Eआशा\u202C \u2066राव\u2069'],
    ['with the joiner that its spelling needs', 'लक्\u200Dष्मी'],
  ])('%s is accepted, and stored without invisible signs', async (_what, typed) => {
    const response = await send(typed)
    expect(response.status).toBeLessThan(400)
    expect(await greeted()).not.toMatch(/[\u200B\u202A-\u202E\u2066-\u2069]/)
  })

  test('of invisible signs alone is refused with one clear sentence, and the message is not lost', async () => {
    const response = await send('\u200B\u202E\u2066')
    expect(response.status).toBe(400)
    const html = await htmlOf(response)
    expect(englishIn(html)).toEqual([])
    expect(html).toContain('मेरा पार्सल कब आएगा?')
    expect(mainOf(html).match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(await greeted()).toBe('')
  })
})
