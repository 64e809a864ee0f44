import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** The minimum of a mail server: it takes every mail, and keeps its recipient. */
export async function openSmtpSink(): Promise<{ port: number; recipients: string[]; close(): void }> {
  const recipients: string[] = []
  const server = createServer((socket) => {
    let isInData = false
    socket.write('220 sink\r\n')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        if (isInData && line !== '.') continue
        isInData = line === 'DATA'
        const to = /^RCPT TO:<(.+)>/.exec(line)?.[1]
        if (to) recipients.push(to)
        socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, recipients, close: () => void server.close() }
}
