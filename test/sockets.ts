import { connect, type Socket } from 'node:net'

/** A raw connection to a local server, to simulate slow or broken clients. */
export class RawConnection {
  readonly socket: Socket
  #received = ''
  readonly closed: Promise<string>

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1')
    this.socket.setEncoding('utf8')
    this.socket.on('data', (chunk: string) => (this.#received += chunk))
    this.socket.on('error', () => {})
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve(this.#received)))
  }

  get received(): string {
    return this.#received
  }

  get isOpen(): boolean {
    return !this.socket.destroyed && this.socket.readyState !== 'closed'
  }

  write(text: string): this {
    if (this.socket.writable) this.socket.write(text)
    return this
  }

  /** Writes a piece at a time until all are written or the connection ends. */
  async trickle(pieces: Iterable<string>, pauseMs: number): Promise<void> {
    for (const piece of pieces) {
      if (!this.isOpen) return
      this.write(piece)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }

  end(): void {
    this.socket.destroy()
  }
}
