import { beforeAll, expect, test } from 'vitest'
import { picture } from '#app/features/media/fixtures.test-support.ts'
import { UPLOAD_URL } from '#app/features/media/upload-limits.ts'
import type { UploadView } from '#app/features/media/views.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { openKeys } from '#auth/keys/keys.ts'
import { issueServiceKey } from '#auth/keys/service-key.ts'
import { testApp, type TestApp } from '#test/app.ts'
import { countRows } from '#test/count-rows.ts'
import { TEST_KEYS } from '#test/keys.ts'
import { bearerOf, type Person, signInAgain, signUpStaff } from '#test/people.ts'

const first = await testApp()
const nodes = [first, await testApp({}, { beside: first })]
const { siteUrl } = first.services.config
const ORIGIN = { Origin: siteUrl }

/** Screens with data of a member. All return 200 to an operator with a valid session. */
const PAGES = [
  '/account',
  '/account/orders',
  '/account/shop',
  '/account/campaigns',
  '/account/requests',
  '/account/export',
  '/account/blocked',
]
const CONSOLE = ['/operator', '/operator/payouts', '/operator/audit']
const SCREENS = [...PAGES, ...CONSOLE]

interface Keeper extends Person {
  uploadId: string
  privatePicture: string
}

/** An operator with a verified second factor and a private picture. */
async function keeper(): Promise<Keeper> {
  const person = await signUpStaff(first, 'Zqkeeper', 'operator')
  const { id, sources } = (await (await upload(first, person)).json()) as UploadView
  return { ...person, uploadId: id, privatePicture: sources[0]?.src ?? '' }
}

async function upload(t: TestApp, person: Pick<Person, 'init'>): Promise<Response> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await picture(8, 8).png().toBuffer())]), 'picture.png')
  return t.request(UPLOAD_URL, { method: 'POST', body: form, headers: { ...person.init.headers, ...ORIGIN } })
}

async function admin(method: string, path: string, body?: object): Promise<void> {
  const key = await issueServiceKey(await openKeys(TEST_KEYS), {
    issuer: `${siteUrl}/auth/v1`,
    now: first.clock.now,
    expiresAt: new Date(first.clock.now.getTime() + MINUTE_MS),
  })
  await own(method, path, { headers: { Authorization: `Bearer ${key}` }, ...(body && { body: JSON.stringify(body) }) })
}

async function own(method: string, path: string, init: RequestInit): Promise<void> {
  const answer = await first.request(`/auth/v1${path}`, { method, ...init })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
}

const json = (person: Person) => ({ 'Content-Type': 'application/json', ...bearerOf(person) })

/** Everything that ends a session, by name. It happens in the first process. */
const ENDS: Readonly<Record<string, (person: Keeper) => Promise<unknown>>> = {
  'signed out on this device': (person) => own('POST', '/logout?scope=local', { headers: bearerOf(person) }),
  'signed out everywhere': (person) => own('POST', '/logout?scope=global', { headers: bearerOf(person) }),
  'signed out from the list of devices of another': async (person) => {
    const elsewhere = await signInAgain(first, person)
    await own('POST', '/logout?scope=others', { headers: bearerOf(elsewhere) })
  },
  'whose password was changed on another device': async (person) => {
    const elsewhere = await signInAgain(first, person)
    const body = JSON.stringify({ password: 'another good long phrase', current_password: 'a good long phrase' })
    await own('PUT', '/user', { headers: json(elsewhere), body })
  },
  banned: (person) => admin('PUT', `/admin/users/${person.userId}`, { ban_duration: '24h' }),
  'given a new password by an administrator': (person) =>
    admin('PUT', `/admin/users/${person.userId}`, { password: 'another good long phrase' }),
  erased: async (person) => {
    const elsewhere = await signInAgain(first, person)
    const done = await first.post('/account', { word: 'erase' }, elsewhere.init)
    expect(done.headers.get('Location')).toBe('/account/erased')
  },
  'deleted by an administrator': (person) => admin('DELETE', `/admin/users/${person.userId}`),
  'deleted by an administrator in all but the row': (person) =>
    admin('DELETE', `/admin/users/${person.userId}`, { should_soft_delete: true }),
}

/** The statuses of all writes of a member and of API calls that return private data. */
async function act(t: TestApp, person: Keeper): Promise<Record<string, number>> {
  const form = async (path: string, fields: Record<string, string>) => (await t.post(path, fields, person.init)).status
  const call = async (method: string, path: string, headers: object) =>
    (await t.request(path, { method, headers: { ...headers }, ...(method === 'POST' && { body: '{}' }) })).status
  const cookie = { ...person.init.headers, ...ORIGIN, 'Content-Type': 'application/json' }
  return {
    figure: await form('/operator/figures', { act: 'save', key: 'lives', baseline: '9', sourceNote: 'A long note' }),
    region: await form('/operator/regions', { act: 'save', name: 'Zqregion', position: '1' }),
    campaign: await form('/account/campaigns', { intent: 'withdraw', id: person.userId }),
    erasure: await form('/account', { word: 'nothing' }),
    block: await form('/account/blocked', { intent: 'unblock', studentProfileId: person.userId }),
    upload: (await upload(t, person)).status,
    removal: await call('DELETE', `${UPLOAD_URL}/${person.uploadId}`, cookie),
    likes: await call('GET', '/api/v1/stories/likes', bearerOf(person)),
    likesByCookie: await call('GET', '/api/v1/stories/likes', person.init.headers),
    profile: await call('POST', '/api/v1/student-profile', json(person)),
    profileByCookie: await call('POST', '/api/v1/student-profile', cookie),
    picture: await call('GET', person.privatePicture, person.init.headers),
  }
}

/** The first page loads the code of all pages, which takes long on a busy machine. */
const FIRST_PAGE_MS_MAX = 120_000
beforeAll(async () => void (await first.get('/')), FIRST_PAGE_MS_MAX)

test('a valid session opens everything in every process', async () => {
  for (const t of nodes) {
    const person = await keeper()
    expect(await open(t, person)).toEqual(SCREENS.map((path) => `${path} 200`))
    const done = { upload: 201, removal: 204, likes: 200, likesByCookie: 200, profile: 400, profileByCookie: 400 }
    expect(await act(t, person)).toMatchObject(done)
  }
})

test.each(Object.keys(ENDS))(
  'somebody %s is refused at once by pages, console, API and files of every node',
  async (name) => {
    const person = await keeper()
    for (const t of nodes) expect((await t.get('/operator', person.init)).status).toBe(200)
    await ENDS[name]?.(person)
    const rows = await countRows(first.database)
    for (const t of nodes) {
      expect(await open(t, person)).toEqual(SCREENS.map((path) => `${path} 302 to /auth`))
      expect(await act(t, person)).toEqual({
        figure: 302,
        region: 302,
        campaign: 302,
        erasure: 302,
        block: 302,
        upload: 401,
        removal: 401,
        likes: 401,
        likesByCookie: 401,
        profile: 401,
        profileByCookie: 401,
        picture: 404,
      })
    }
    expect(await countRows(first.database)).toEqual(rows)
  },
)

test('a dismissed operator loses the console at once in every process, and keeps their own data', async () => {
  const person = await keeper()
  await first.services.staff.dismissOperator(person.userId)
  const rows = await countRows(first.database)
  for (const t of nodes) {
    const still = [...PAGES.map((path) => `${path} 200`), ...CONSOLE.map((path) => `${path} 403`)]
    expect(await open(t, person)).toEqual(still)
    expect(await act(t, person)).toMatchObject({ figure: 403, region: 403, upload: 201, likes: 200 })
  }
  // Uploads are still allowed, and the language of her mails is that of the page.
  const languages = Number(rows['mail_languages']) + 1
  expect(await countRows(first.database)).toEqual({
    ...rows,
    mail_languages: languages,
    media: Number(rows['media']) + nodes.length,
  })
})

/** Each screen's status and redirect for this token. */
async function open(t: TestApp, { init, name, email }: Person): Promise<string[]> {
  const answers: string[] = []
  for (const path of SCREENS) {
    const response = await t.get(path, { ...init, redirect: 'manual' })
    const html = await response.text()
    if (response.status === 302) expect(html).not.toMatch(new RegExp(`${name}|${email}`))
    const to = response.headers.get('Location')?.replace(/\?.*/, '')
    answers.push(`${path} ${response.status}${to ? ` to ${to}` : ''}`)
  }
  return answers
}
