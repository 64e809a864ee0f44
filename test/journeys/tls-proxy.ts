import { request } from 'node:http'
import { createServer } from 'node:https'
import { generate } from 'selfsigned'

export interface TlsProxy {
  /** `https://localhost:PORT` */
  url: string
  close(): Promise<void>
}

/**
 * Terminates TLS in front of a local server, as Caddy and nginx do: the Host header is passed on, and
 * `X-Forwarded-For`, `-Proto` and `-Host` are set. Its certificate is created for this run.
 */
export async function openTlsProxy({ port, upstream }: { port: number; upstream: number }): Promise<TlsProxy> {
  const altNames = [{ type: 2 as const, value: 'localhost' }]
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames }],
  })
  const server = createServer({ key, cert }, (req, res) => {
    const headers = {
      ...req.headers,
      'x-forwarded-for': req.socket.remoteAddress,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': req.headers.host,
    }
    const { method, url: path } = req
    const forwarded = request({ host: '127.0.0.1', port: upstream, method, path, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
    })
    forwarded.on('error', () => res.destroy())
    res.on('close', () => forwarded.destroy())
    req.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `https://localhost:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
