// Requests whose end two servers may see in different places. Whoever is deceived answers CANARY as a request of its own.

/** A path whose answer contains `"categories"`. */
const CANARY = 'GET /api/v1/categories HTTP/1.1\r\nHost: x\r\n\r\n'
export const CANARY_ANSWER = '"categories"'

const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`
const END = '0\r\n\r\n'

const post = (headers: readonly string[], body: string, path = '/contact'): string =>
  [`POST ${path} HTTP/1.1`, 'Host: x', ...headers, '', body].join('\r\n')

const CHUNKED = 'Transfer-Encoding: chunked'
const lengthOf = (text: string): string => `Content-Length: ${text.length}`
const both = (transfer: string): string => post([lengthOf(END + CANARY), transfer], END + CANARY)

/** Transfer-Encoding in spellings that one server reads as chunked and another one ignores. */
const TRANSFERS = [
  'Transfer-Encoding: chunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding: \x0bchunked',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: "chunked"',
  "Transfer-Encoding: 'chunked'",
  'Transfer-Encoding: CHUNKED',
  'Transfer-Encoding: chunked;q=1',
  'Transfer-Encoding: chu\u00ADnked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: cow',
  'Transfer-Encoding:\r\n chunked',
  'X: a\r\n Transfer-Encoding: chunked',
  'X: a\nTransfer-Encoding: chunked',
  'X: a\rTransfer-Encoding: chunked',
  'Transfer-Encoding\x00: chunked',
  'Transfer_Encoding: chunked',
  '\x20Transfer-Encoding: chunked',
  'Transfer-\u212Aencoding: chunked',
]

/** Content-Length in spellings that two servers count differently. */
const LENGTHS = [
  ['Content-Length: 0', lengthOf(CANARY)],
  [lengthOf(CANARY), 'Content-Length: 0'],
  [`Content-Length: 0, ${CANARY.length}`],
  [`Content-Length: +${CANARY.length}`],
  [`Content-Length: -1`],
  [`Content-Length: 0x${CANARY.length.toString(16)}`],
  [`Content-Length: 0${CANARY.length}`],
  [`Content-Length: ${CANARY.length}.0`],
  [`Content-Length: 1e1`],
  [`Content-Length:`],
  [`Content-Length: 18446744073709551616`],
  [`Content-Length: 99999999999999999999999`],
  [`Content-Length : ${CANARY.length}`],
  [`Content-Length: 0\r\n ${CANARY.length}`],
  [`Content-Length: \u0661`],
]

/** Chunk sizes that overflow, or end where another server does not see an end. */
const CHUNKS = [
  `FFFFFFFFFFFFFFFF\r\n${END}${CANARY}`,
  `10000000000000000\r\n${END}${CANARY}`,
  `-1\r\n${END}${CANARY}`,
  `0x0\r\n\r\n${CANARY}`,
  `+0\r\n\r\n${CANARY}`,
  `0 \r\n\r\n${CANARY}`,
  ` 0\r\n\r\n${CANARY}`,
  `0\n\n${CANARY}`,
  `0\r\r${CANARY}`,
  `1\r\nxx${END}${CANARY}`,
  `1;a="\r\n${END}${CANARY}`,
  `1;\nx\r\n${END}`,
  `g\r\n${END}${CANARY}`,
  `\r\n${END}${CANARY}`,
  `1\r\nx\n${END}`,
]

/** Bodies where none is expected, or none is read. */
const UNREAD = [
  `GET /about HTTP/1.1\r\nHost: x\r\n${lengthOf(CANARY)}\r\n\r\n${CANARY}`,
  `GET /about HTTP/1.1\r\nHost: x\r\n${CHUNKED}\r\n\r\n${chunk(CANARY)}${END}`,
  `HEAD /about HTTP/1.1\r\nHost: x\r\n${lengthOf(CANARY)}\r\n\r\n${CANARY}`,
  `OPTIONS * HTTP/1.1\r\nHost: x\r\n${lengthOf(CANARY)}\r\n\r\n${CANARY}`,
  `DELETE /api/v1/media/x HTTP/1.1\r\nHost: x\r\n${lengthOf(CANARY)}\r\n\r\n${CANARY}`,
  `TRACE /about HTTP/1.1\r\nHost: x\r\n${lengthOf(CANARY)}\r\n\r\n${CANARY}`,
  post([lengthOf(CANARY)], CANARY, '/assets/none.js'),
  post([lengthOf(CANARY)], CANARY, '/api/v1/stories'),
  post([CHUNKED], chunk(CANARY) + END, '/auth/v1/token'),
  post([lengthOf(CANARY), 'Expect: 100-continue'], CANARY),
  post([lengthOf(CANARY), 'Expect: x'], CANARY),
  post([lengthOf(CANARY), 'Connection: Content-Length'], CANARY),
  post([lengthOf(CANARY), 'Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABk'], CANARY),
  post([lengthOf(CANARY), 'Upgrade: websocket', 'Connection: Upgrade'], CANARY),
]

/** Heads that one server reads and another one does not. */
const HEADS = [
  `POST /contact HTTP/1.1\nHost: x\n${lengthOf(CANARY)}\n\n${CANARY}`,
  `POST /contact HTTP/1.0\r\nHost: x\r\n${CHUNKED}\r\n\r\n${END}${CANARY}`,
  `POST /contact HTTP/0.9\r\n\r\n${CANARY}`,
  `POST /contact HTTP/1.1 \r\nHost: x\r\n${lengthOf(CANARY)}\r\n\r\n${CANARY}`,
  `POST /contact HTTP/2.0\r\nHost: x\r\n${lengthOf(CANARY)}\r\n\r\n${CANARY}`,
  `POST  /contact HTTP/1.1\r\nHost: x\r\n${lengthOf(CANARY)}\r\n\r\n${CANARY}`,
  `POST /contact\tHTTP/1.1\r\nHost: x\r\n${lengthOf(CANARY)}\r\n\r\n${CANARY}`,
  `POST /con\x00tact HTTP/1.1\r\nHost: x\r\n${lengthOf(CANARY)}\r\n\r\n${CANARY}`,
  `\r\n\r\nPOST /contact HTTP/1.1\r\nHost: x\r\n${lengthOf(CANARY)}\r\n\r\n${CANARY}`,
  `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${CANARY}`,
  `POST /contact HTTP/1.1\r\nHost: x\r\n: a\r\n${lengthOf(CANARY)}\r\n\r\n${CANARY}`,
  `POST /contact HTTP/1.1\r\nHost: x\r\nno colon\r\n${lengthOf(CANARY)}\r\n\r\n${CANARY}`,
  `POST /contact HTTP/1.1\r\nHost: x\r\nX: a\x00b\r\n${lengthOf(CANARY)}\r\n\r\n${CANARY}`,
]

/** A name that is not that header: what follows is the next request, for everybody. */
export const PIPELINED = post([`Content_Length: ${CANARY.length}`], CANARY)

export const SMUGGLED: readonly string[] = [
  ...TRANSFERS.map(both),
  ...TRANSFERS.map((transfer) => post([transfer, 'Content-Length: 4'], `${chunk(CANARY)}${END}`)),
  ...LENGTHS.map((lengths) => post(lengths, CANARY)),
  ...CHUNKS.map((chunks) => post([CHUNKED], chunks)),
  ...UNREAD,
  ...HEADS,
]

/** Requests that name another site as their own. */
export const HOSTS: readonly string[] = [
  'GET http://evil.example/campaign HTTP/1.1\r\nHost: x',
  'GET http://evil.example:80@x/campaign HTTP/1.1\r\nHost: x',
  'GET //evil.example/campaign HTTP/1.1\r\nHost: x',
  'GET /\\evil.example HTTP/1.1\r\nHost: x',
  'GET /campaign/ HTTP/1.1\r\nHost: evil.example',
  'GET /account HTTP/1.1\r\nHost: evil.example',
  'GET /account HTTP/1.1\r\nHost: x\r\nHost: evil.example',
  'GET /account HTTP/1.1\r\nHost: evil.example\r\nHost: x',
  'GET /account HTTP/1.1\r\nHost: x, evil.example',
  'GET /account HTTP/1.1\r\nHost: x:80@evil.example',
  'GET /account HTTP/1.1\r\nHost: evil.example#x',
  'GET /account HTTP/1.1\r\nHost: evil.example/x?',
  'GET /account HTTP/1.1\r\nHost: localhost:1.evil.example',
  'GET /account HTTP/1.1\r\nHost: localhost:99999@evil.example',
  'GET /account HTTP/1.1\r\nHost : evil.example',
  'GET /account HTTP/1.1\r\nHost: x\r\nX-Forwarded-Host: evil.example',
  'GET /account HTTP/1.1\r\nHost: x\r\nForwarded: host=evil.example',
  'GET /account HTTP/1.1\r\nHost: x\r\nX-Original-URL: http://evil.example/',
  'GET /account HTTP/1.1\r\nHost: x\r\nX-Rewrite-URL: //evil.example/',
  'GET /account HTTP/1.1\r\nHost:',
  'GET /account HTTP/1.1',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443',
]
