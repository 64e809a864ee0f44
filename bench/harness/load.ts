import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Meter, meterInput, serveMeter, startMeter } from './meter.ts'

// Requests over keep-alive connections, one at a time on each. Raw sockets, because a full HTTP client costs more than
// the servers that are measured, and would distort all results.

const HEAD_END = '\r\n\r\n'

export interface LoadRequest {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

interface Load {
  port: number
  connections: number
  requestsFile: string
  /** Each request is sent once; otherwise they are sent repeatedly. */
  once: boolean
}

/** Sends requests to a local server. Any response other than 2xx ends the measurement with an error. */
export async function startLoad(
  url: string,
  {
    requests,
    connections = 16,
    once = false,
  }: { requests: readonly LoadRequest[]; connections?: number; once?: boolean },
): Promise<Meter> {
  const { port, host } = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), 'diya-load-'))
  const requestsFile = join(folder, 'requests.json')
  writeFileSync(requestsFile, JSON.stringify(requests.map((request) => write(request, host))))
  const load: Load = { port: Number(port), connections, requestsFile, once }
  const meter = await startMeter(import.meta.filename, load)
  rmSync(folder, { recursive: true })
  return meter
}

function write({ method = 'GET', path, headers = {}, body = '' }: LoadRequest, host: string): string {
  const given = {
    Host: host,
    ...headers,
    ...(body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries(given).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}${HEAD_END}${body}`
}

class Connection {
  readonly #port: number
  #socket: Socket | undefined
  #head = ''
  #bytesLeft = 0
  #inBody = false
  #chunkTail = ''
  #done: { resolve: () => void; reject: (error: Error) => void } | undefined

  constructor(port: number) {
    this.#port = port
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true })
    socket.on('data', (bytes) => this.#read(bytes))
    socket.on('error', (error) => this.#done?.reject(error))
    socket.on('close', () => this.#done?.reject(new Error('the server closed a connection')))
    return socket
  }

  ask(request: Buffer): Promise<void> {
    // Opened when it is needed: the server closes a connection that is idle for long, e.g. while a slow floor starts.
    const socket = this.#socket && !this.#socket.destroyed ? this.#socket : (this.#socket = this.#open())
    return new Promise((resolve, reject) => {
      this.#done = { resolve, reject }
      socket.write(request)
    })
  }

  #read(bytes: Buffer): void {
    if (!this.#inBody) {
      this.#head += bytes.toString('latin1')
      const end = this.#head.indexOf(HEAD_END)
      if (end < 0) return
      const received = Buffer.byteLength(this.#head, 'latin1') - end - HEAD_END.length
      this.#begin(this.#head.slice(0, end))
      bytes = bytes.subarray(bytes.length - received)
    }
    if (this.#bytesLeft === Number.POSITIVE_INFINITY) {
      this.#chunkTail = (this.#chunkTail + bytes.subarray(-5).toString('latin1')).slice(-5)
      if (this.#chunkTail === '0\r\n\r\n') this.#finish()
    } else {
      this.#bytesLeft -= bytes.length
      if (this.#bytesLeft === 0) this.#finish()
    }
  }

  #begin(head: string): void {
    if (!head.startsWith('HTTP/1.1 2')) this.#done?.reject(new Error(`unexpected answer: ${head.split('\r\n', 1)[0]}`))
    const length = /content-length: (\d+)/i.exec(head)
    this.#inBody = true
    this.#bytesLeft = length ? Number(length[1]) : Number.POSITIVE_INFINITY
  }

  #finish(): void {
    this.#head = ''
    this.#chunkTail = ''
    this.#inBody = false
    this.#done?.resolve()
  }
}

if (import.meta.main) {
  const { port, connections, requestsFile, once } = meterInput<Load>()
  const requests = (JSON.parse(readFileSync(requestsFile, 'utf8')) as string[]).map((text) => Buffer.from(text))
  const lanes = Array.from({ length: connections }, () => new Connection(port))
  let sent = 0
  serveMeter(connections, (lane) => {
    const request = requests[once ? sent : sent % requests.length]
    sent++
    if (!request) throw new Error('there are no more requests to send')
    return lanes[lane]?.ask(request)
  })
}
