import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Site, startSite } from '#test/journeys/site.ts'
import { RawConnection } from '#test/sockets.ts'
import { answersAt, statusOf } from './answers.ts'
import { Probe } from './probe.ts'
import { CANARY_ANSWER, HOSTS, PIPELINED, SMUGGLED } from './smuggled.ts'

// What no browser sends, on raw connections to the built server. The sample holds slow connections for a few seconds:
// `RAW_SECONDS=240 npx vitest run --project processes test/raw` holds them for four minutes.

const SECONDS = Number(process.env['RAW_SECONDS'] ?? 3)
const CONNECTIONS = 1_000
const MB = 1024 * 1024
const RSS_GROWTH_MAX = 20 * MB

let site: Site
let port: number
const open: RawConnection[] = []
const connect = (): RawConnection => {
  const connection = new RawConnection(port)
  open.push(connection)
  return connection
}

beforeAll(async () => {
  site = await startSite()
  port = Number(new URL(site.url).port)
  // The first answers of a process are slow.
  for (let index = 0; index < 20; index++) await (await fetch(`${site.url}/about`)).text()
})
afterAll(async () => {
  for (const connection of open) connection.end()
  await site.close()
})

const answersTo = (raw: string): Promise<string> => answersAt(port, raw)

describe('a request whose end is ambiguous', () => {
  test(`is refused or read in one way: none of ${SMUGGLED.length} smuggles another one past`, async () => {
    const received = await Promise.all(SMUGGLED.map(answersTo))
    const through = SMUGGLED.filter((_, index) => received[index]?.includes(CANARY_ANSWER))
    expect(through).toEqual([])
    const statuses = Map.groupBy(received, statusOf)
    console.log(`smuggling: ${[...statuses].map(([status, all]) => `${status}: ${all.length}`).join(', ')}`)
    expect(statuses.get(400)?.length ?? 0).toBeGreaterThan(SMUGGLED.length / 3)
    expect(received.filter((text) => statusOf(text) >= 500)).toEqual([])
    // The canary is answered where it is a request.
    expect(await answersTo(PIPELINED)).toContain(CANARY_ANSWER)
  })

  test('never leads to the site that it names as ours', async () => {
    const received = await Promise.all(HOSTS.map((head) => answersTo(`${head}\r\nConnection: close\r\n\r\n`)))
    const led = HOSTS.filter((_, index) =>
      /^location: (?:https?:)?\/\/[^/\r\n]*evil|(?:href|src|action)="(?:https?:)?\/\/[^/"]*evil/im.test(
        received[index] ?? '',
      ),
    )
    expect(led).toEqual([])
    expect(received.filter((text) => statusOf(text) >= 500)).toEqual([])
  })
})

describe('a request that is too large', () => {
  test.each([
    ['a header of 17 KB', `X-Large: ${'a'.repeat(17_000)}`],
    ['a URL of 17 KB in a header', `Referer: http://x/${'a'.repeat(17_000)}`],
    ['101 headers', Array.from({ length: 101 }, (_, index) => `X-${index}: a`).join('\r\n')],
    ['1,500 headers', Array.from({ length: 1_500 }, (_, index) => `X${index}:`).join('\r\n')],
  ])('with %s is answered with 431', async (_name, headers) => {
    // The end of the connection may overtake the answer.
    const ask = () => answersTo(`GET /about HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`)
    await expect.poll(async () => statusOf(await ask())).toBe(431)
  })

  test('and with ninety headers it is answered', async () => {
    const headers = Array.from({ length: 90 }, (_, index) => `X-${index}: a`).join('\r\n')
    expect(statusOf(await answersTo(`GET /about HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`))).toBe(200)
  })

  test.each(['/contact', '/api/v1/stories', '/auth/v1/signup', '/webhooks/payments/sandbox'])(
    'by a body without an end to %s is ended, in little memory',
    async (path) => {
      const before = rss()
      // Without a token the call is refused before its body. The end of the connection may overtake the answer.
      await expect.poll(() => sendWithoutEnd(path)).toBeOneOf([401, 413])
      expect(rss() - before).toBeLessThan(RSS_GROWTH_MAX)
    },
  )

  /** The status, when the server has ended the connection; 0 without an answer. */
  async function sendWithoutEnd(path: string): Promise<number> {
    const type = path.includes('/v1/') ? 'application/json' : 'application/x-www-form-urlencoded'
    const connection = connect().write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: ${site.url}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    const piece = `10000\r\n${'a'.repeat(65_536)}\r\n`
    for (let sent = 0; sent < 200 * MB && connection.isOpen; sent += piece.length) {
      connection.write(piece)
      if (connection.socket.writableLength > 4 * MB) await sleep(20)
    }
    while (connection.isOpen) await sleep(20)
    return statusOf(connection.received)
  }
})

describe('a body that takes long to read', () => {
  /** What the auth service reads; a larger body is refused before it is read. */
  const READ_MAX = 64 * 1024
  const TURNS = 8
  const COSTS_MORE_MAX = 8
  const keys = (count: number) => `{${Array.from({ length: count }, (_, index) => `"${index}":1`).join()}}`
  test.each([
    ['nested 30,000 times', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['nested 100,000 times', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['nested 13,000 times without an end', '{"a":'.repeat(13_000)],
    ['nested 50,000 times without an end', '{"a":'.repeat(50_000)],
    ['with as many names as are read', keys(7_000)],
    ['with 21,000 names', keys(21_000)],
    ['with 1,000,000 names', keys(1_000_000)],
    ['with one name as often as is read', `{${'"a":1,'.repeat(10_900)}"a":1}`],
    ['with one name 42,000 times', `{${'"a":1,'.repeat(42_000)}"a":1}`],
    ['of one number as long as is read', '1'.repeat(65_500)],
    ['of one number of 250 KB', '1'.repeat(256_000)],
    ['of as many escapes as are read', `"${'\\u0061'.repeat(10_900)}"`],
    ['of 42,000 escapes', `"${'\\u0061'.repeat(42_000)}"`],
    ['that is compressed a thousandfold', gzipSync('a'.repeat(50 * MB)).toString('latin1')],
  ])('of JSON, %s, costs no more than eight texts of the size that is read', async (_name, body) => {
    const text = `"${'a'.repeat(READ_MAX - 2)}"`
    const spent = { body: 0, text: 0 }
    for (let turn = 0; turn < TURNS; turn++) {
      const path = turn % 2 === 0 ? '/auth/v1/signup' : '/auth/v1/token'
      spent.body += await refuse(path, body)
      spent.text += await refuse(path, text)
    }
    const [own, plain] = [spent.body, spent.text].map((ms) => `${(ms / TURNS).toFixed(1)} ms`)
    console.log(`${_name}: ${own} of the server's thread; a text: ${plain}`)
    expect(spent.body / spent.text).toBeLessThan(COSTS_MORE_MAX)
  })

  /** The time of the server's thread for the refusal, in milliseconds. */
  async function refuse(path: string, body: string): Promise<number> {
    const headers = {
      'Content-Type': 'application/json',
      ...(body.startsWith('\x1f') && { 'Content-Encoding': 'gzip' }),
    }
    const bytes = Buffer.from(body, body.startsWith('\x1f') ? 'latin1' : 'utf8')
    const before = threadMs()
    const status = await fetch(site.url + path, { method: 'POST', headers, body: bytes }).then(
      ({ status }) => status,
      // The connection is closed while the rest of the body is sent.
      () => 413,
    )
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    return threadMs() - before
  }
})

test(
  `${CONNECTIONS} slow connections for ${SECONDS} s leave others their answers`,
  async () => {
    const heads = Array.from({ length: CONNECTIONS }, (_, index) => KINDS[index % KINDS.length] as Kind)
    const idle = await new Probe(site.url).during(1_000)
    const slow = heads.map((kind) => ({ kind, connection: connect().write(kind.head) }))
    for (const { kind, connection } of slow) if (kind.isReading === false) connection.socket.pause()
    // A thousand connections at once are work; what is measured is how little it is to hold them.
    await new Probe(site.url).during(1_500)
    const pieces = setInterval(() => {
      for (const { kind, connection } of slow) if (kind.piece) connection.write(kind.piece)
    }, 1_000)
    const busy = await new Probe(site.url).during(SECONDS * 1_000)
    clearInterval(pieces)
    console.log(`probe: alone ${idle.tell()}; beside ${CONNECTIONS} slow connections ${busy.tell()}`)
    expect(busy.failed).toBe(0)
    expect(busy.answered).toBeGreaterThan(0)
    if (SECONDS < 40) return
    // Slow heads after 10 s, slow bodies after 30 s.
    const left = slow.filter(({ kind, connection }) => kind.isReading && connection.isOpen)
    expect(left.length).toBe(0)
  },
  SECONDS * 1_000 + 120_000,
)

interface Kind {
  head: string
  /** Sent again every second. */
  piece?: string
  isReading: boolean
}
const KINDS: readonly Kind[] = [
  { head: 'GET /about HTTP/1.1\r\nHost: x\r\n', piece: 'X-More: 1\r\n', isReading: true },
  { head: 'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n', piece: 'a', isReading: true },
  {
    head: 'POST /contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
    piece: '1\r\na\r\n',
    isReading: true,
  },
  { head: 'GET /about HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2), isReading: false },
]

/** Memory of the server's process, in bytes. */
function rss(): number {
  const status = readFileSync(`/proc/${site.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}

/** Processor time that the thread of the server's event loop has used, in milliseconds. */
function threadMs(): number {
  const { pid } = site.process
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}
