import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app.ts'
import { type Person, signUp } from '#test/people.ts'

let t: TestApp
let asha: Person

beforeAll(async () => {
  t = await testApp()
  asha = await signUp(t, 'Asha')
})

const errors = () => t.logged.filter(({ level }) => level === 'error')

describe('a malformed URL returns 400 for visitors and members, and no error is logged', () => {
  test.each([
    '/campaign/%00',
    '/campaign/%00.data',
    '/orders/%00',
    '/documents/%00',
    '/documents/%00.pdf',
    '/documents/%00.docx',
    '/documents/%00.csv',
    '/sellers?q=%00',
    '/sellers?%00=q',
    '/stories/%00/like',
    '/media/student-media/%00/%00',
    '/live/campaigns/%00',
    '/assets/%00.js',
    '/sandbox/payments/%00',
    '/share/%0A.png',
    '/about?a=%07',
    '/about?a=%0D%0AX-Header:%201',
    '/about?a=%7F',
    '/about?a=%C2%85',
    '/about?a=100%',
    '/about?a=%zz',
    '/about?a=%FF',
    '/about?a=%ED%A0%80',
    '/%E0%A4',
  ])('%s', async (path) => {
    for (const init of [{}, asha.init]) {
      const answer = await t.get(path, init)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('This address could not be read')
      expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    }
    expect(errors()).toEqual([])
  })

  test.each(['/api/v1/stories?theme=%00', '/api/v1/stories/%00', '/api/v1/media/%00', '/api/v1/nothing?%'])(
    '%s, in JSON',
    async (path) => {
      const answer = await t.get(path)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ error: { code: 'address' } })
    },
  )

  test('the quick exit still redirects away', async () => {
    expect((await t.request('/exit?%00', { redirect: 'manual' })).status).toBe(303)
  })

  test.each(['/about?q=%E0%A4%A6%E0%A4%BF%E0%A4%AF%E0%A4%BE', '/about?q=100%25+%26', '/about?q=दिया'])(
    'and %s is read',
    async (path) => {
      expect((await t.get(path)).status).toBe(200)
    },
  )
})

test('the URL of a like redirects to its story, in any script', async () => {
  const answer = await t.get('/stories/%E0%A4%A6/like', { redirect: 'manual' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('Location')).toBe('/stories/%E0%A4%A6')
})

describe('a form that cannot be parsed', () => {
  const headers = { Origin: 'http://localhost:3000' }
  const send = (path: string, type: string, body: string) =>
    t.request(path, { method: 'POST', headers: { ...headers, 'Content-Type': type }, body })

  test('shows an error page with a link, and logs no error', async () => {
    const answer = await send('/contact', 'text/plain', 'message=hello')
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(html).toContain('This form could not be read')
    expect(html).toContain('Nothing was saved')
    expect(html).not.toContain('Something went wrong')
    expect(errors()).toEqual([])
  })

  test('is a 400 for scripts of the page too', async () => {
    const answer = await send('/contact.data', 'multipart/form-data; boundary=b', '--b\r\nbroken')
    expect(answer.status).toBe(400)
    expect(errors()).toEqual([])
  })

  test('is a 405 at a page without an action, and logs no error', async () => {
    expect((await send('/about', 'application/x-www-form-urlencoded', 'a=1')).status).toBe(405)
    expect(errors()).toEqual([])
  })

  test('is a 400 in JSON at the API', async () => {
    const { Cookie } = asha.init.headers
    const init = { method: 'POST', headers: { ...headers, Cookie, 'Content-Type': 'application/json' } }
    const answer = await t.request('/api/v1/student-profile', { ...init, body: '{"full_name":"\\u0000"}' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 'json' } })
  })
})
