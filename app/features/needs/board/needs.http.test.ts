import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { needAnswers, needs } from '#app/features/needs/tables.server.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import { seedNeeds } from '#app/features/needs/demo.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { actorOf, addStudent, member, type Person, signUp, signUpStaff } from '#test/people.ts'
import { htmlOf } from '#test/page-text.ts'

const t = await testApp()
const { db } = t.database
const FIELDS = {
  kind: 'volunteers',
  title: 'Twelve people to clean the pond',
  description: 'Gloves are there.',
  cause: 'environment',
  region: 'Maharashtra',
  place: 'Pune',
  hands: '12',
  until: '2026-11-29',
}
const HAND = { intent: 'answer', message: 'I come.', offer: 'A scooter', contact: '98765 43210', consent: 'yes' }

let asha: Person
let bela: Person
let lata: Person

beforeAll(async () => {
  asha = await student('Asha', 'Fergusson College')
  bela = await student('Bela', 'St. Xavier’s College')
  lata = await signUp(t, 'Lata')
})

describe('the board', () => {
  it('is public; examples are marked, not counted, and stand below the real needs', async () => {
    await addStudent(db, member('Invented Ira'), { collegeName: 'Sample College', isSample: true })
    await seedNeeds(db, t.clock.now)
    const html = await read('/ssr/needs')
    expect(html).toContain('>Example<')
    expect(html).toContain('No open needs right now.')
    expect(html).toContain('Volunteers needed<span class="num">0</span>')
    expect(html).toContain('Sign in to post a need')
    expect(html).toContain('href="/ssr/needs?kind=volunteers"')
    expect(await read('/ssr/needs?kind=causes')).not.toContain('Twelve people to clean the pond behind the hostel')
    const sample = await db.select({ id: needs.id }).from(needs)
    expect(await read(`/ssr/needs/${sample[0]?.id}`, asha)).not.toContain('value="answer"')
    await post(asha, '/ssr/needs/new', { key: randomUUID(), ...FIELDS })
    expect(await read('/ssr/needs?show=closed')).toContain('No finished needs yet.')
    const after = await read('/ssr/needs')
    expect(after.indexOf('clean the pond behind the hostel')).toBeGreaterThan(after.indexOf('>Examples<'))
    expect(after.indexOf(FIELDS.title)).toBeLessThan(after.indexOf('>Examples<'))
    expect(after).toContain('1 need<')
  })

  it('shows each visitor, member and student the matching next step', async () => {
    expect((await t.request('/ssr/needs/new', { redirect: 'manual' })).headers.get('Location')).toBe(
      '/auth?next=%2Fssr%2Fneeds%2Fnew',
    )
    const member = await t.request('/ssr/needs/new', { ...lata.init, redirect: 'manual' })
    expect(member.headers.get('Location')).toBe('/ssr/auth')
    expect(await read('/ssr/needs', lata)).toContain('Complete your student profile')
    const html = await read('/ssr/needs', asha)
    expect(html).toContain('>Post a need<')
    expect(html).toContain('href="/ssr/needs?college=Fergusson+College"')
  })
})

describe('a need', () => {
  it('is posted once and shown at once; a refused form keeps what was typed', async () => {
    const key = randomUUID()
    const wrong = await post(asha, '/ssr/needs/new', { ...FIELDS, key, title: '', hands: 'many', until: '2026-02-31x' })
    expect(wrong.status).toBe(400)
    const html = await wrong.text()
    for (const words of ['in one line', 'a number from 1 to 500', 'Gloves are there.']) expect(html).toContain(words)
    const past = await post(asha, '/ssr/needs/new', { ...FIELDS, key, until: '2026-11-01' })
    expect([past.status, (await past.text()).includes('This day has passed')]).toEqual([409, true])
    expect(await db.select().from(needs).where(eq(needs.id, key))).toEqual([])
    for (let i = 0; i < 2; i++) {
      const sent = await post(asha, '/ssr/needs/new', { ...FIELDS, key, title: 'Once' })
      expect(sent.headers.get('Location')).toBe(`/ssr/needs/${key}?done=posted`)
    }
    expect((await read('/ssr/needs')).match(/>Once</g)).toHaveLength(1)
    expect(await read(`/ssr/needs/${key}`)).toContain('Sign in to answer')
    expect((await post(bela, `/ssr/needs/${key}`, { intent: 'close', word: 'Mine' })).status).toBe(404)
  })

  it('is answered and accepted, and the answer is withdrawn; only the two students see the contacts', async () => {
    const id = randomUUID()
    await post(asha, '/ssr/needs/new', { ...FIELDS, key: id, title: 'Readers' })
    const path = `/ssr/needs/${id}`
    const { consent: _, ...silent } = HAND
    expect((await post(bela, path, silent)).status).toBe(400)
    expect(await db.select().from(needAnswers)).toEqual([])
    const toSignIn = await post(null, path, HAND)
    expect(toSignIn.headers.get('Location')).toBe(`/auth?next=${encodeURIComponent(path)}`)
    expect((await post(bela, path, HAND)).headers.get('Location')).toBe(`${path}?done=answered#answer`)
    const mine = await read(path, asha)
    expect(mine).toContain('I come.')
    expect(mine).not.toContain('9876543210')
    const answerId = /name="answerId" value="([^"]+)"/.exec(mine)?.[1] ?? ''
    await post(asha, path, { intent: 'accept', answerId, contact: 'asha@college.example', consent: 'yes' })
    expect(await read(path, asha)).toContain('+91 98765 43210')
    expect(await read(path, bela)).toContain('asha@college.example')
    for (const who of [null, lata]) expect(await read(path, who)).not.toMatch(/98765|asha@|I come\./)
    await post(bela, path, { intent: 'take-back' })
    expect(await read(path, asha)).not.toContain('9876543210')
    expect(await listMails(db, { to: asha.email })).toHaveLength(1)
  })

  it('is reported to the safety queue, and hidden by an operator', async () => {
    const id = randomUUID()
    await post(asha, '/ssr/needs/new', { ...FIELDS, key: id, title: 'Send me money' })
    const path = `/ssr/needs/${id}`
    const report = { form: 'need-report', need: path, rule: 'money', note: '', contact: '' }
    expect((await post(null, path, report)).status).toBe(200)
    expect((await db.select().from(requests)).map(({ kind, queue }) => [kind, queue])).toEqual([
      ['need-report', 'safety'],
    ])
    const operator = await signUpStaff(t, 'Op', 'operator')
    await post(operator, path, { intent: 'hide', reason: 'It asks for money.' })
    expect((await t.get(path)).status).toBe(404)
    expect(await read('/ssr/needs')).not.toContain('Send me money')
    expect(await read(path, asha)).toContain('It asks for money.')
  })

  it('is not cached for a signed-in user', async () => {
    const [need] = await db.select().from(needs).where(eq(needs.title, 'Readers'))
    const response = await t.get(`/ssr/needs/${need?.id}`, asha.init)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect((await t.get('/ssr/needs')).headers.get('X-Cache-Tags')).toContain('needs')
  })
})

async function student(name: string, collegeName: string): Promise<Person> {
  const person = await signUp(t, name)
  await addStudent(db, actorOf(person), { collegeName })
  return person
}

async function read(path: string, person: Person | null = null): Promise<string> {
  const response = await t.get(path, person?.init)
  expect(response.status, path).toBe(200)
  return (await htmlOf(response)).replaceAll('&#x27;', "'")
}

function post(person: Person | null, path: string, fields: Record<string, string>) {
  return t.post(path, fields, person?.init)
}
