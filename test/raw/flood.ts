import { connect, type Socket } from 'node:net'

/** Requests one page as fast as it is answered, on many connections of one address. */
export class Flood {
  readonly statuses = new Map<string, number>()
  hasRetryAfter = false
  readonly #sockets: Socket[]

  constructor(port: number, { path, address, connections }: { path: string; address: string; connections: number }) {
    const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`
    this.#sockets = Array.from({ length: connections }, () => {
      const socket = connect(port, '127.0.0.1').setEncoding('latin1')
      socket.on('error', () => {})
      socket.on('data', (text: string) => {
        for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
          this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
          socket.write(request)
        }
        this.hasRetryAfter ||= /retry-after: \d/i.test(text)
      })
      socket.write(request)
      return socket
    })
  }

  end(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  tell(seconds: number): string {
    const all = [...this.statuses.values()].reduce((sum, count) => sum + count, 0)
    return `${Math.round(all / seconds)} requests a second, ${JSON.stringify(Object.fromEntries(this.statuses))}`
  }
}
