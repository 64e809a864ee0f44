import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import type { RawAnswer } from '#bench/harness/site.ts'

/** A response that is sent again and again. */
interface Answer {
  headers: Record<string, string>
  /** base64 */
  body: string
}

/** Headers that Node writes itself. */
const CONNECTION_HEADERS = ['date', 'connection', 'keep-alive', 'transfer-encoding']

/** The floor of a cache: node:http with one response in memory. */
export async function startStaticServer({
  headers,
  body,
}: Pick<RawAnswer, 'headers' | 'body'>): Promise<{ url: string; pid: number | undefined; close(): void }> {
  const child = fork(import.meta.filename)
  const sent = Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name))
  const answer: Answer = {
    headers: { ...Object.fromEntries(sent), 'content-length': String(body.length) },
    body: body.toString('base64'),
  }
  child.send(answer)
  const port = await new Promise<number>((resolve) => child.once('message', (message) => resolve(message as number)))
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, close: () => void child.kill() }
}

if (import.meta.main) {
  process.once('disconnect', () => process.exit())
  process.once('message', ({ headers, body }: Answer) => {
    const bytes = Buffer.from(body, 'base64')
    const server = createServer((_req, res) => {
      res.writeHead(200, headers).end(bytes)
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      process.send?.(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
