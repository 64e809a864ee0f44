import { type OutgoingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from '#server/app.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { createListener } from '#server/http/listener.ts'
import { dropChangedPages } from '#server/page-cache/changed-pages.ts'
import { PageCache } from '#server/page-cache/page-cache.ts'
import type { TestApp } from './app.ts'

interface Asked {
  method?: string
  /** `Host` may be anything: Node sends this value. */
  headers?: OutgoingHttpHeaders
  body?: string
}

export interface Listening {
  server: Server
  port: number
  cache: PageCache
  /** Sends one request over a new connection. Redirects are not followed. */
  ask(target: string, asked?: Asked): Promise<Response>
  close(): Promise<void>
}

/** The whole application on a local socket, as `npm start` serves it, with the page cache. */
export async function listen({ services, hub }: TestApp): Promise<Listening> {
  const cache = new PageCache()
  const stopDropping = dropChangedPages(hub, cache)
  const listener = createListener({ app: createApp(services), cache, log: services.log })
  const server = createHttpServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    server,
    port,
    cache,
    ask: (target, asked) => send(port, target, asked),
    close: async () => {
      stopDropping?.()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(port: number, path: string, { method = 'GET', headers, body }: Asked = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const status = answer.statusCode ?? 0
        const content = [204, 205, 304].includes(status) ? null : Buffer.concat(chunks)
        resolve(new Response(content, { status, headers: answer.headers as Record<string, string> }))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
