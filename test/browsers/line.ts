import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Line {
  /** Where the browser finds the site. */
  url: string
  /** Closes all connections, and refuses new ones. */
  cut(): void
  /** Requests still arrive, but each connection ends at the first byte of the answer. */
  loseAnswers(): void
  mend(): void
  close(): Promise<void>
}

/** A line between browser and site that can break, because WebDriver has no offline mode in every browser. */
export async function openLine(port: number): Promise<Line> {
  const sockets = new Set<Socket>()
  let state: 'whole' | 'cut' | 'answers-lost' = 'whole'
  const keep = (socket: Socket) => {
    sockets.add(socket)
    // A reset by the other side is a closed connection.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((client) => {
    keep(client)
    if (state === 'cut') {
      client.destroy()
      return
    }
    const other = connect(port, 'localhost')
    keep(other)
    client.pipe(other)
    client.on('close', () => other.destroy())
    other.on('close', () => client.destroy())
    other.on('data', (chunk) => {
      if (state === 'whole') client.write(chunk)
      else client.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const closeAll = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: () => {
      state = 'cut'
      closeAll()
    },
    loseAnswers: () => void (state = 'answers-lost'),
    mend: () => void (state = 'whole'),
    close: () => {
      closeAll()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
