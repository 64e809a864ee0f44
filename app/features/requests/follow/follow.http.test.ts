import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { requestEvents, requests } from '#app/features/requests/tables.server.ts'
import { HOUR_MS, SECOND_MS } from '#app/platform/time/durations.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { testApp } from '#test/app.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'

const t = await testApp()
const { db } = t.database
const CONTACT = {
  form: 'contact',
  name: 'Asha',
  email: 'asha@post.example',
  type: 'feedback',
  message: 'The lamp is lit.',
}
const START = t.clock.now

beforeEach(async () => {
  t.clock.now = START
  await db.delete(requests)
  await db.delete(outbox)
})

const codeIn = (html: string) => /[2-9B-Z]{4}-[2-9B-Z]{4}-[2-9B-Z]{2}/.exec(html)?.[0] ?? 'none'

async function send(person?: Person, message = CONTACT.message): Promise<string> {
  const response = await t.post('/contact', { ...CONTACT, message }, person?.init)
  return codeIn(await response.text())
}

const follow = async (fields: Record<string, string>) => {
  const response = await t.post('/follow', fields)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

describe('a visitor with a code', () => {
  it('sees where the request is, in an answer that is not cached and whose address contains no code', async () => {
    const code = await send()
    const { status, headers, html } = await follow({ code: code.toLowerCase().replace(/-/g, ' ') })
    expect([status, headers.get('Cache-Control'), headers.get('Location')]).toEqual([200, 'no-store', null])
    for (const words of ['We have received it. A person answers by 22 November 2026', 'You sent it', code])
      expect([words, html.includes(words)]).toEqual([words, true])
    expect(html).toContain('noindex')
    expect(html).not.toMatch(/The lamp is lit|asha@post/)
    expect(JSON.stringify(t.logged)).not.toContain(code.replace(/-/g, ''))
    expect((await t.get('/follow')).headers.get('Cache-Control')).toBe('no-store')
  })

  it('reads the answer, without the name of the operator and without notes', async () => {
    const code = await send()
    const kavita = await signUpStaff(t, 'Kavita', 'operator')
    const [row] = await db.select().from(requests)
    await t.post(`/operator/requests/${row?.id}`, { act: 'note', message: 'She wrote before.' }, kavita.init)
    await t.post(`/operator/requests/${row?.id}`, { act: 'reply', message: 'Thank you, Asha.' }, kavita.init)
    const { html } = await follow({ code })
    expect([html.includes('There is an answer for you.'), html.includes('Thank you, Asha.')]).toEqual([true, true])
    expect(html).not.toMatch(/Kavita|She wrote before/)
  })

  it('sees that the answer is overdue', async () => {
    const code = await send()
    t.clock.now = new Date(START.getTime() + 49 * HOUR_MS)
    expect((await follow({ code })).html).toContain('We are sorry that we are late.')
  })

  it('adds a message once, however often it is posted', async () => {
    const code = await send()
    for (let turn = 0; turn < 2; turn++) {
      const { status, html } = await follow({ act: 'add', code, message: 'It burns all night.' })
      expect([status, html.includes('We have received your message.')]).toEqual([200, true])
    }
    const added = await db.select().from(requestEvents).where(eq(requestEvents.kind, 'added'))
    expect(added).toHaveLength(1)
    expect(JSON.stringify(added)).not.toContain('night')
    const empty = await follow({ act: 'add', code, message: '  ' })
    expect([empty.status, empty.html.includes('Please write a few words.')]).toEqual([400, true])
    expect(empty.html).toContain('It burns all night.')
  })

  it.each([
    ['', 400, 'A code has ten letters and numbers'],
    ['K7QM-2XTP', 400, 'A code has ten letters and numbers'],
    ['BBBB-BBBB-BB', 404, 'We cannot find a request with this code.'],
  ])('who types "%s" reads what is wrong, and keeps what she typed', async (code, status, words) => {
    await send()
    const answer = await follow({ code })
    expect([answer.status, answer.html.includes(words)]).toEqual([status, true])
    expect(answer.html).toMatch(/aria-invalid="true"/)
    expect(answer.html).not.toContain('It has arrived')
    const added = await follow({ act: 'add', code, message: 'x' })
    expect([added.status, await db.$count(requestEvents)]).toEqual([status, 1])
  })
})

describe('a member', () => {
  it('finds their own requests in the account, and nobody else finds them', async () => {
    const [asha, meera] = [await signUp(t, 'Asha'), await signUp(t, 'Meera')]
    const code = await send(asha)
    await send(undefined, 'Somebody else wrote this.')
    const own = await t.get('/account/requests', asha.init)
    const html = await own.text()
    expect([own.headers.get('Cache-Control'), html.split('class="card pad own-request"').length - 1]).toEqual([
      'no-store',
      1,
    ])
    expect(html).toContain(code)
    expect(await (await t.get('/account/requests', meera.init)).text()).toContain('You have sent us nothing yet.')
    const stranger = await t.post('/account/requests', { act: 'add', code, message: 'x' }, meera.init)
    expect([stranger.status, await db.$count(requestEvents)]).toEqual([404, 2])
    const added = await t.post('/account/requests', { act: 'add', code, message: 'And one thing more.' }, asha.init)
    expect([added.status, (await added.text()).includes('And one thing more.')]).toEqual([200, true])
    const visitor = await t.get('/account/requests', { redirect: 'manual' })
    expect(visitor.headers.get('Location')).toBe('/auth?next=%2Faccount%2Frequests')
  })

  it('reads all of more than twenty requests, page by page, and adds to one on the second page', async () => {
    const asha = await signUp(t, 'Asha')
    const oldest = await send(asha)
    for (let i = 0; i < 20; i++) {
      t.clock.now = new Date(t.clock.now.getTime() + SECOND_MS)
      await send(asha, `Question ${i}`)
    }
    const read = async (path: string) => (await t.get(path, asha.init)).text()
    const cards = (html: string) => html.split('class="card pad own-request"').length - 1
    const [first, second] = [await read('/account/requests'), await read('/account/requests?page=2')]
    expect([cards(first), cards(second)]).toEqual([20, 1])
    expect([first.includes('page=2"'), second.includes('page=3"'), first.includes(oldest)]).toEqual([
      true,
      false,
      false,
    ])
    expect(second).toContain(oldest)
    const message = { act: 'add', code: oldest, message: 'And one thing more.' }
    const added = await t.post('/account/requests?page=2', message, asha.init)
    expect([added.status, (await added.text()).includes('And one thing more.')]).toEqual([200, true])
  })

  it('loses the requests by erasing the account', async () => {
    const asha = await signUp(t, 'Asha')
    await send(asha)
    await send(undefined, 'Somebody else wrote this.')
    expect((await t.post('/account', { word: 'ERASE' }, asha.init)).status).toBe(303)
    const rows = await db.select().from(requests)
    expect(rows.map(({ userId }) => userId)).toEqual([null])
  })
})
