import ipaddr from 'ipaddr.js'
import { lookup as lookUp } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import type { LookupFunction } from 'node:net'

/** Fetches a small resource. Follows no redirect. */
export type Outbound = (url: string | URL, init?: OutboundInit) => Promise<Response>

interface OutboundInit {
  method?: string
  headers?: Record<string, string> | Headers
  body?: string | URLSearchParams | null
}

const TIMEOUT_MS = 5_000
const ANSWER_BYTES_MAX = 1_048_576
const NO_BODY_STATUSES = new Set([204, 205, 304])

/**
 * A `fetch` for untrusted URLs: only https and only public addresses, checked while connecting, which defeats DNS
 * rebinding. `loopbackAllowed` also permits this machine, also over plain HTTP.
 */
export function createOutbound({ loopbackAllowed }: { loopbackAllowed: boolean }): Outbound {
  const isAllowed = (ip: string) => {
    const range = ipaddr.process(ip).range()
    return range === 'unicast' || (loopbackAllowed && range === 'loopback')
  }
  const lookup: LookupFunction = (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      if (!addresses.every(({ address }) => isAllowed(address))) return callback(refusal(), [])
      const [first] = addresses
      if (options.all) return callback(null, addresses)
      return first ? callback(null, first.address, first.family) : callback(refusal(), [])
    })
  }
  return async (input, init = {}) => {
    const url = new URL(input)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isLocal = host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback')
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopbackAllowed && isLocal)) throw refusal()
    if (ipaddr.isValid(host) && !isAllowed(host)) throw refusal()
    return send(url, init, lookup)
  }
}

function send(url: URL, init: OutboundInit, lookup: LookupFunction): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const body = init.body == null ? undefined : String(init.body)
  const headers = new Headers(init.headers)
  if (init.body instanceof URLSearchParams && !headers.has('Content-Type')) {
    headers.set('Content-Type', 'application/x-www-form-urlencoded')
  }
  if (body !== undefined) headers.set('Content-Length', String(Buffer.byteLength(body)))
  const { request } = url.protocol === 'https:' ? https : http
  const outgoing = request(
    url,
    {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(headers),
      lookup,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
    (answer) => void collect(answer).then(resolve, reject),
  )
  outgoing.on('error', reject)
  outgoing.end(body)
  return promise
}

async function collect(answer: http.IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > ANSWER_BYTES_MAX) throw new Error('The other server answered with too much.')
    chunks.push(chunk)
  }
  const status = answer.statusCode ?? 500
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headersDistinct)) headers.set(name, value?.join(', ') ?? '')
  return new Response(NO_BODY_STATUSES.has(status) ? null : Buffer.concat(chunks), { status, headers })
}

function refusal(): Error {
  return new Error('This address may not be asked from here.')
}
