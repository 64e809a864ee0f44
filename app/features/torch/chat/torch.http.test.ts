import { beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app.ts'
import { answersCopy } from './answers-copy.ts'
import { copy } from './copy.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})

const SECRET = 'my husband beats me in the yellow house'

describe('the page of the chat', () => {
  it('says what it is, is not cached, and has a neutral title', async () => {
    const response = await app.get('/torch')
    const html = await response.text()
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(html).toContain('<title>Diya</title>')
    expect(html).toContain('noindex')
    expect(html).toContain(copy.chat.rules)
    expect(html).toContain(copy.chat.byTheServer)
    expect(html).not.toContain(copy.chat.inTheWindow)
    expect(html).toMatch(/<form[^>]* action="\/torch" method="post"/)
  })

  it('is linked from the Torch button of every page', async () => {
    for (const path of ['/', '/fearless-girls', '/support']) {
      expect(await (await app.get(path)).text()).toMatch(/<a class="torch" href="\/torch"/)
    }
  })
})

describe('in Hindi', () => {
  const answer = async (message: string) => (await app.post('/hi/torch', { message, starter: '' })).text()
  const suggestions = (html: string) =>
    [...html.matchAll(/<a class="torch-suggestion" href="([^"]+)"/g)].map(([, to]) => to)

  it('a message of either language is answered in Hindi, with links to Hindi pages', async () => {
    const html = await answer('UPI?')
    expect(html).toContain(answersCopy.hi.answers.default.text)
    expect(html).not.toContain(answersCopy.en.answers.default.text)
    expect(suggestions(html)).toEqual(['/hi/wings', '/hi/stories', '/hi/empowerher'])
    expect(html).toMatch(/<form[^>]* action="\/hi\/torch" method="post"/)
  })

  it('danger shows helplines and the way out in Hindi', async () => {
    const html = await answer('pati mujhe marta hai')
    expect(html).toContain(answersCopy.hi.danger.violence)
    expect(html).toContain(answersCopy.hi.numbers['112'])
    expect(html).not.toContain(answersCopy.en.numbers['112'])
    expect(html).toContain(answersCopy.hi.dangerSuggestions['/exit'])
    // The way out has no language: the address must not say what was left.
    expect(suggestions(html)).toEqual(['/hi/support', '/hi/sahaara', '/exit'])
  })

  it('English is answered in English, and marked so for a screen reader', async () => {
    const html = await answer('my husband beats me')
    expect(html).toContain(answersCopy.en.danger.violence)
    expect(html).toContain(answersCopy.en.numbers['181'])
    expect(html).toMatch(/<li class="torch-words in-danger" lang="en"/)
  })
})

describe('without JavaScript', () => {
  it('answers with three suggestions by the same rules', async () => {
    const response = await app.post('/torch', { message: 'I want to sell my pickles', starter: '' })
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(html).toContain('I want to sell my pickles')
    const suggestions = [...html.matchAll(/<a class="torch-suggestion" href="([^"]+)"/g)].map(([, to]) => to)
    expect(suggestions).toEqual(['/sellers', '/stories', '/empowerher'])
  })

  it('answers a chosen first message', async () => {
    const html = await (await app.post('/torch', { message: '', starter: 'I want to learn' })).text()
    expect(html).toContain('href="/ssr"')
  })

  it('shows helplines before suggestions, and neither logs nor stores the message', async () => {
    const html = await (await app.post('/torch', { message: SECRET })).text()
    const [call, door] = [html.indexOf('href="tel:112"'), html.indexOf('class="torch-suggestion"')]
    expect(call).toBeGreaterThan(0)
    expect(call).toBeLessThan(door)
    expect(html).toContain('href="/exit"')
    expect(JSON.stringify(app.logged)).not.toContain('yellow house')
    const { rows } = await app.database.db.execute<{ table_name: string }>(
      `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`,
    )
    for (const { table_name } of rows) {
      const found = await app.database.db.execute(`SELECT 1 FROM "${table_name}" t WHERE t::text LIKE '%yellow house%'`)
      expect(found.rows, table_name).toEqual([])
    }
  })

  it.each(['', '  \n '])('rejects a blank message with an error text: %j', async (message) => {
    const response = await app.post('/torch', { message })
    expect(response.status).toBe(400)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).toContain(copy.chat.blank)
  })

  it('refuses a form on another site', async () => {
    const response = await app.post('/torch', { message: SECRET }, { headers: { Origin: 'https://elsewhere.example' } })
    expect(response.status).toBe(403)
  })
})
