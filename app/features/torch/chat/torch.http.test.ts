import { beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app.ts'
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
