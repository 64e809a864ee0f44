import sharp from 'sharp'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { VISITOR } from '#app/platform/context.server.ts'
import { testApp } from '#test/app.ts'
import { actorOf, type Person, signUp, signUpStaff } from '#test/people.ts'
import { attachMedia } from '#app/features/media/commands/attach-media.server.ts'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import { sweepMedia } from '#app/features/media/commands/sweep-media.server.ts'
import { withdrawMedia } from '#app/features/media/commands/withdraw-media.server.ts'
import { copy } from '#app/features/media/copy.ts'
import { phonePhoto, picture, PLACE, webm } from '#app/features/media/fixtures.test-support.ts'
import { listHiddenMedia, listMedia } from '#app/features/media/queries.server.ts'
import { CACHE_SECONDS, UPLOAD_URL } from '#app/features/media/upload-limits.ts'
import { media } from '#app/features/media/tables.server.ts'
import type { UploadView } from '#app/features/media/views.ts'

const t = await testApp()
const { db } = t.database
const ORIGIN = { Origin: t.services.config.siteUrl }
let asha: Person
let meena: Person

beforeAll(async () => {
  asha = await signUp(t, 'Asha')
  meena = await signUp(t, 'Meena')
})

describe('a member adds a picture', () => {
  it('from a page with a session cookie: only the member sees it until a story shows it, and nobody else after it is withdrawn', async () => {
    const answer = await upload(await phonePhoto(), asha.init.headers)
    expect(answer.status).toBe(201)
    const view = (await answer.json()) as UploadView
    expect(view).toMatchObject({ kind: 'image', width: 600, height: 800 })
    expect(view.path).toMatch(/^stories\/\d+-[\w-]{22}\.webp$/)
    const src = view.sources.at(-1)?.src ?? ''
    const status = async (init?: RequestInit) => (await t.get(src, init)).status
    expect([await status(), await status(meena.init), await status(asha.init)]).toEqual([404, 404, 200])
    const hidden = (await t.get(src, asha.init)).headers
    expect([hidden.get('Cache-Control'), hidden.get('Cross-Origin-Resource-Policy')]).toEqual([
      'private, no-store',
      'same-origin',
    ])
    expect(await attachMedia(db, { ownerId: asha.userId, mediaIds: [view.id], now: t.clock.now })).toEqual({ ok: true })

    const seen = await t.get(src)
    expect(seen.status).toBe(200)
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': `public, max-age=${CACHE_SECONDS}`,
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(CACHE_SECONDS).toBeLessThanOrEqual(3600)
    const shown = Buffer.from(await seen.arrayBuffer())
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 600, height: 800 })
    expect(shown.includes('Lotus')).toBe(false)
    const etag = seen.headers.get('ETag') ?? ''
    expect((await t.get(src, { headers: { 'If-None-Match': etag } })).status).toBe(304)

    await withdrawMedia(db, { mediaIds: [view.id], now: t.clock.now })
    const gone = await t.get(src, { headers: { 'If-None-Match': etag } })
    expect([gone.status, gone.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    const own = await t.get(src, asha.init)
    expect([own.status, own.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  })

  it('as a private document: the member and operators see it, nobody else, and browsers do not store it', async () => {
    const kavita = await signUpStaff(t, 'Kavita', 'operator')
    const { id, sources } = (await (
      await upload(await picture(12, 9).png().toBuffer(), asha.init.headers)
    ).json()) as UploadView
    const now = t.clock.now
    expect(await attachMedia(db, { ownerId: asha.userId, mediaIds: [id], now, isPrivate: true })).toEqual({ ok: true })
    const src = sources[0]?.src ?? ''
    for (const stranger of [undefined, meena.init]) {
      const refused = await t.get(src, stranger)
      expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    }
    for (const { init } of [asha, kavita]) {
      const seen = await t.get(src, init)
      expect([seen.status, seen.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    }
    expect([...(await listMedia(db, [id]))]).toEqual([])
    const hers = { actor: actorOf(asha) }
    expect([...(await listHiddenMedia(db, { ...hers, ids: [id] })).keys()]).toEqual([id])
    expect([...(await listHiddenMedia(db, { actor: VISITOR, ids: [id] }))]).toEqual([])
    await discardMedia(db, { mediaIds: [id], now })
    for (const { init } of [asha, kavita]) expect((await t.get(src, init)).status).toBe(404)
  })

  it('from a program, with an access token and no origin', async () => {
    const token = asha.init.headers.Cookie.split('=')[1]
    const answer = await upload(await picture(8, 8).png().toBuffer(), { Authorization: `Bearer ${token}`, Origin: '' })
    expect(answer.status).toBe(201)
  })

  it('and deletes it before it is used; nobody else can', async () => {
    const { id, sources } = (await (
      await upload(await picture(9, 9).png().toBuffer(), asha.init.headers)
    ).json()) as UploadView
    const remove = (person: Person, headers: object = ORIGIN) =>
      t.request(`${UPLOAD_URL}/${id}`, { method: 'DELETE', headers: { ...person.init.headers, ...headers } })
    expect((await remove(asha, { Origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await remove(meena)).status).toBe(404)
    expect((await remove(asha)).status).toBe(204)
    expect((await t.get(sources[0]?.src ?? '', asha.init)).status).toBe(404)
    await sweepMedia({ ...t.services.media, now: t.clock.now })
    expect((await rows()).map((row) => row.id)).not.toContain(id)
  })
})

describe('a film', () => {
  it('is served in the ranges that a player requests', async () => {
    const { id, path, sources } = (await (
      await upload(await webm({ tags: true }), asha.init.headers)
    ).json()) as UploadView
    await attachMedia(db, { ownerId: asha.userId, mediaIds: [id], now: t.clock.now })
    const src = sources[0]?.src ?? ''
    const whole = Buffer.from(await (await t.get(src)).arrayBuffer())
    const size = whole.length
    expect(whole.includes(PLACE)).toBe(false)
    const part = async (range: string, more: object = {}) => {
      const answer = await t.get(src, { headers: { Range: range, ...more } })
      return [answer.status, answer.headers.get('Content-Range'), Buffer.from(await answer.arrayBuffer())] as const
    }
    expect(await part('bytes=0-99')).toEqual([206, `bytes 0-99/${size}`, whole.subarray(0, 100)])
    expect(await part('bytes=100-')).toEqual([206, `bytes 100-${size - 1}/${size}`, whole.subarray(100)])
    expect(await part('bytes=-10')).toEqual([206, `bytes ${size - 10}-${size - 1}/${size}`, whole.subarray(-10)])
    expect(await part('bytes=10-999999')).toEqual([206, `bytes 10-${size - 1}/${size}`, whole.subarray(10)])
    expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, Buffer.alloc(0)])
    for (const odd of ['bytes=5-2', 'bytes=0-1,5-9', 'lines=1-2', 'bytes=-'])
      expect(await part(odd)).toEqual([200, null, whole])
    expect((await part('bytes=0-9', { 'If-Range': '"another"' }))[0]).toBe(200)
    expect((await part('bytes=0-9', { 'If-Range': `"${path}"` }))[0]).toBe(206)
    const head = await t.request(src, { method: 'HEAD', headers: { Range: 'bytes=0-9' } })
    expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([206, '10', ''])
    expect((await t.request(src, { method: 'POST', headers: ORIGIN })).status).toBe(404)
  })
})

describe('a refused upload gets a plain message and stores nothing', () => {
  const photo = phonePhoto(80, 60)
  const grid: [string, number, string, () => Promise<Response>][] = [
    ['a visitor', 401, 'sign-in', async () => upload(await photo, {})],
    [
      'a page of another site',
      403,
      'origin',
      async () => upload(await photo, { ...asha.init.headers, Origin: 'https://elsewhere.example' }),
    ],
    ['a request without origin', 403, 'origin', async () => upload(await photo, { ...asha.init.headers, Origin: '' })],
    ['a page named photo.jpg', 415, 'type', () => upload(Buffer.from('<script>alert(1)</script>'), asha.init.headers)],
    ['no form', 400, 'form', async () => post(asha.init.headers, await photo)],
    ['a form without a file', 400, 'form', () => post(asha.init.headers, form({ note: 'only words' }))],
    [
      'a file in a field of another name',
      400,
      'form',
      async () => post(asha.init.headers, form({ avatar: new Blob([new Uint8Array(await photo)]) })),
    ],
    ['endless fields before the file', 400, 'form', () => post(asha.init.headers, form({ note: 'x'.repeat(70_000) }))],
    [
      'an announced size over the limit',
      413,
      'video-size',
      async () => upload(await photo, { ...asha.init.headers, 'Content-Length': '60000000' }),
    ],
    ['a form that ends in the middle of the file', 400, 'interrupted', async () => cutOff(await photo)],
  ]
  it.each(grid)('%s: %i %s', async (_, status, code, send) => {
    const before = (await rows()).length
    const answer = await send()
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { error: { code, message: copy.refused[code as keyof typeof copy.refused] } },
    ])
    expect((await rows()).length).toBe(before)
  })

  it('a fourth upload of the same member at the same time', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let begun = 0
    const begin = () => void begun++
    const slow = [1, 2, 3].map(() => post(asha.init.headers, streamed(photo, held, begin), TYPE))
    await expect.poll(() => begun).toBe(3)
    expect((await upload(await photo, asha.init.headers)).status).toBe(429)
    expect((await upload(await photo, meena.init.headers)).status).toBe(201)
    release()
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([201, 201, 201])
  })
})

test('erasing an account deletes its pictures', async () => {
  const lata = await signUp(t, 'Lata')
  const { id, sources } = (await (
    await upload(await picture(9, 7).png().toBuffer(), lata.init.headers)
  ).json()) as UploadView
  await attachMedia(db, { ownerId: lata.userId, mediaIds: [id], now: t.clock.now })
  const src = sources[0]?.src ?? ''
  expect((await t.get(src)).status).toBe(200)
  expect((await t.post('/account', { word: 'ERASE' }, lata.init)).status).toBe(303)
  expect((await t.get(src)).status).toBe(404)
  await sweepMedia({ ...t.services.media, now: t.clock.now })
  expect(await t.services.media.files.exists(src.replace('/media/', ''))).toBe(false)
  expect((await rows()).map((row) => row.id)).not.toContain(id)
})

test('other endpoints keep their small body limit', async () => {
  const answer = await t.post('/contact', { message: 'x'.repeat(300_000) }, asha.init)
  expect(answer.status).toBe(413)
})

test.each([
  '/media/student-media/stories/notes.txt',
  '/media/student-media/stories/..%2f..%2fkeys%2fauth-jwt.json',
  '/media/student-media/other/x.webp',
])('there is nothing at %s', async (path) => {
  expect((await t.get(path, asha.init)).status).toBe(404)
})

const rows = () => db.select({ id: media.id }).from(media)
const TYPE = { 'Content-Type': 'multipart/form-data; boundary=kolam' }

function post(headers: object, body: BodyInit | Buffer, more: object = {}): Promise<Response> {
  const init = { method: 'POST', headers: { ...ORIGIN, ...headers, ...more }, body, duplex: 'half' }
  return t.request(UPLOAD_URL, init as RequestInit)
}

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

function upload(bytes: Buffer, headers: object): Promise<Response> {
  // The file has neither a real name nor a type: only its content says what it is.
  return post(
    headers,
    form({ note: 'words before it', file: new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }) }),
  )
}

const opening = '--kolam\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'

function cutOff(photo: Buffer): Promise<Response> {
  return post(asha.init.headers, Buffer.concat([Buffer.from(opening), photo]), TYPE)
}

/** Sends the boundary byte by byte, and waits before it. */
function streamed(photo: Promise<Buffer>, held: Promise<void>, onRead: () => void): ReadableStream {
  return new ReadableStream(
    {
      async pull(stream) {
        onRead()
        stream.enqueue(Buffer.from(opening))
        stream.enqueue(await photo)
        await held
        for (const sign of '\r\n--kolam--\r\n') stream.enqueue(Buffer.from(sign))
        stream.close()
      },
    },
    { highWaterMark: 0 },
  )
}
