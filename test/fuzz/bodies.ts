import * as fc from 'fast-check'

/** A request body as it is sent. */
export interface Body {
  /** null: no Content-Type at all. */
  type: string | null
  bytes: Buffer
}

export type Pairs = readonly (readonly [name: string, value: string])[]

const URL_ENCODED = 'application/x-www-form-urlencoded'
const BOUNDARY = 'fuzz-boundary'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`
/** More fields than any form may have. */
const FIELDS_TOO_MANY = 600

export const contentType = ({ type }: Body): Record<string, string> => (type === null ? {} : { 'Content-Type': type })

export const urlEncoded = (pairs: Pairs): Body => ({
  type: URL_ENCODED,
  bytes: Buffer.from(pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')),
})

/** A field named `file` is sent as a file. */
export function multipart(pairs: readonly (readonly [name: string, value: string | Buffer])[]): Body {
  const parts = pairs.flatMap(([name, value]) => {
    const fileName = name === 'file' ? '; filename="sent.csv"' : ''
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${encoded(name)}"${fileName}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')]
  })
  return { type: MULTIPART, bytes: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]) }
}

/** Percent-encodes a text for a URL or a form; lone surrogates are sent as bytes that no encoder writes. */
export const encoded = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text).replace(/^\.+$/, '%2E') : '%ED%A0%80'

const TYPES = [
  URL_ENCODED,
  MULTIPART,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/plain',
  'application/json',
  'image/png',
  '',
  ';;',
  `${URL_ENCODED}; charset=utf-16`,
]
const types = fc.constantFrom(...TYPES)

const ENDINGS = [
  '&%',
  '&=%zz',
  '&a=%FF',
  '&a=%00',
  '&a=%ED%A0%80',
  '&'.repeat(FIELDS_TOO_MANY),
  '&a'.repeat(FIELDS_TOO_MANY),
]

/** What can happen to a body on the way: another or no type, a lost end, or bytes lost or added. */
export const breakage: fc.Arbitrary<(whole: Body) => Body> = fc.oneof(
  types.map((type) => ({ bytes }: Body) => ({ type, bytes })),
  fc.constant(({ bytes }: Body) => ({ type: null, bytes })),
  fc.nat().map((at) => ({ type, bytes }: Body) => ({ type, bytes: bytes.subarray(0, at % (bytes.length + 1)) })),
  fc.tuple(fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 4 })).map(([at, added]) => ({ type, bytes }: Body) => {
    const cut = at % (bytes.length + 1)
    return { type, bytes: Buffer.concat([bytes.subarray(0, cut), added, bytes.subarray(cut)]) }
  }),
  fc.constantFrom(...ENDINGS).map((end) => ({ type, bytes }: Body) => ({
    type,
    bytes: Buffer.concat([bytes, Buffer.from(end)]),
  })),
)

const TEXTS = ['', '{', 'null', '[]', '{"a":"\\u0000"}', '['.repeat(20_000), `--${BOUNDARY}--`, 'x'.repeat(300_000)]

/** A body that is not a form. */
export const noForm: fc.Arbitrary<Body> = fc.record({
  type: fc.oneof(types, fc.stringMatching(/^[!-~]{0,20}$/)),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    fc.json().map((json) => Buffer.from(json)),
    fc.constantFrom(...TEXTS).map((text) => Buffer.from(text)),
  ),
})
