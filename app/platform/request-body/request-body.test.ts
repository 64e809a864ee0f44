import { expect, test } from 'vitest'
import { findForm, readForm } from './read-form.server.ts'
import { findJson } from './read-json.server.ts'

const URL_ENCODED = 'application/x-www-form-urlencoded'

const posted = (body: BodyInit | null, type?: string): Request => {
  const request = new Request('http://localhost/', { method: 'POST', body })
  if (type === undefined) request.headers.delete('Content-Type')
  else request.headers.set('Content-Type', type)
  return request
}

const multipart = (...parts: (string | Buffer)[]): Request =>
  posted(Buffer.concat(parts.map((part) => Buffer.from(part))), 'multipart/form-data; boundary=b')
const field = (name: string, value: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])

test.each([
  ['an empty form', posted('', URL_ENCODED), []],
  ['a form with a charset', posted('a=1', `${URL_ENCODED};charset=UTF-8`), [['a', '1']]],
  [
    'Hindi, line breaks and tabs',
    posted(new URLSearchParams({ a: 'दिया\r\n\t%' }), URL_ENCODED),
    [['a', 'दिया\r\n\t%']],
  ],
  ['UTF-8 that is not percent-encoded', posted('a=दिया', URL_ENCODED), [['a', 'दिया']]],
  ['a character that a browser put for a lone surrogate', posted('a=%EF%BF%BD', URL_ENCODED), [['a', '\uFFFD']]],
  [
    'the same field twice',
    posted('a=1&a=2', URL_ENCODED),
    [
      ['a', '1'],
      ['a', '2'],
    ],
  ],
  ['a multipart form', multipart(field('a', 'दिया \uFFFD'), '--b--\r\n'), [['a', 'दिया \uFFFD']]],
])('reads %s', async (_case, request, fields) => {
  expect([...(await readForm(request))]).toEqual(fields)
})

test('reads a file whose bytes are not text', async () => {
  const form = new FormData()
  form.append('file', new File([Buffer.from([0, 0xff, 0xfe, 7])], 'दिया.csv'))
  const file = (await readForm(new Request('http://localhost/', { method: 'POST', body: form }))).get('file') as File
  expect(file.name).toBe('दिया.csv')
  expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from([0, 0xff, 0xfe, 7]))
})

test.each([
  ['no Content-Type', posted('a=1')],
  ['a Content-Type that is none', posted('a=1', ';;')],
  ['text', posted('a=1', 'text/plain')],
  ['JSON', posted('{"a":1}', 'application/json')],
  ['a type that only begins like a form', posted('a=1', `${URL_ENCODED}-not`)],
  ['multipart without a boundary', posted('--b--\r\n', 'multipart/form-data')],
  ['multipart that ends early', multipart(field('a', '1'))],
  ['multipart with another boundary', multipart('--c--\r\n')],
  ['no multipart at all', multipart('a=1')],
  ['multipart with bytes that are not UTF-8', multipart(field('a', Buffer.from([0x61, 0xff])), '--b--\r\n')],
  ['multipart with a NUL', multipart(field('a', '\0'), '--b--\r\n')],
  ['malformed percent-encoding', posted('a=%', URL_ENCODED)],
  ['malformed percent-encoding in a name', posted('%zz=1', URL_ENCODED)],
  ['percent-encoded bytes that are not UTF-8', posted('a=%FF', URL_ENCODED)],
  ['a percent-encoded lone surrogate', posted('a=%ED%A0%80', URL_ENCODED)],
  ['bytes that are not UTF-8', posted(Buffer.from([0x61, 0x3d, 0xff]), URL_ENCODED)],
  ['a NUL', posted('a=%00', URL_ENCODED)],
  ['a control character', posted('a=%07', URL_ENCODED)],
  ['a control character of C1', posted('a=%C2%85', URL_ENCODED)],
  ['a control character in a name', posted('a%0B=1', URL_ENCODED)],
  ['too many fields', posted('a&'.repeat(501), URL_ENCODED)],
  ['too many parts', multipart(...Array.from({ length: 501 }, () => field('a', '1')), '--b--\r\n')],
])('refuses %s', async (_case, request) => {
  expect(await findForm(request.clone())).toBeNull()
  await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } })
})

test('refuses a form whose connection ended', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new Error('gone')) })
  const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': URL_ENCODED } }
  expect(await findForm(new Request('http://localhost/', init as RequestInit))).toBeNull()
})

test.each([
  ['text with line breaks', '{"a":"दिया\\n🪔"}', { a: 'दिया\n🪔' }],
  ['a backslash that stands before no escape', '{"a":"\\\\u0000"}', { a: '\\u0000' }],
  ['a deeply nested list', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, expect.anything()],
])('reads JSON with %s', async (_case, body, value) => {
  expect(await findJson(posted(body))).toEqual(value)
})

test.each([
  ['nothing', ''],
  ['half of it', '{"a":'],
  ['an escaped NUL', '{"a":["\\u0000"]}'],
  ['an escaped control character in a key', '{"\\u0007":1}'],
  ['a control character of C1', '"\u0085"'],
  ['an escaped lone surrogate', '{"a":"\\ud800"}'],
  ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ['a name that changes all objects', '{"a":[{"__proto__":{"b":1}}]}'],
  ['such a name, escaped', '{"\\u0063onstructor":1}'],
])('refuses JSON with %s', async (_case, body) => {
  expect(await findJson(posted(body))).toBeUndefined()
})
