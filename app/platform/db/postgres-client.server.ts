import pg from 'pg'
import { aroundStatements } from '#engine/database-timing.server.ts'
import { beginWait } from './patience.server.ts'
import { delayBegin } from './delayed-begin.server.ts'
import { shortenMessages } from './statement-messages.server.ts'
import { nameStatements } from './statement-names.server.ts'

/** Shorter than anybody waits for a page, so that the site is back in seconds when the server is. */
const CONNECT_TIMEOUT_MS = 4_000

/** Parts of the driver's client that its types do not have. */
interface Driven {
  connection: {
    stream: NodeJS.ReadableStream & { destroy(error?: Error): void }
    attachListeners(stream: NodeJS.ReadableStream): void
  }
}

/**
 * A connection that never waits for ever: one that cannot be made in 4 seconds fails, one that does not answer in the time of who waits is
 * cut (`patience.server.ts`), and so is one that talks nonsense.
 */
export class Client extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super({
      ...(typeof config === 'string' ? { connectionString: config } : config),
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    })
    cutNonsense(driven(this).connection)
    shortenMessages(this)
    nameStatements(this)
    delayBegin(this)
    aroundStatements(this, () => {
      const { ms, end } = beginWait()
      const timer = ms < Number.POSITIVE_INFINITY ? setTimeout(() => this.#giveUp(), ms) : undefined
      return () => {
        clearTimeout(timer)
        end()
      }
    })
  }

  /** Breaks the connection; its statements fail as after a crash of the server. */
  cut(): void {
    driven(this).connection.stream.destroy()
  }

  #giveUp(): void {
    this.emit('silent')
    this.cut()
  }
}

const driven = (client: pg.Client) => client as unknown as Driven

/** The driver's reader throws at bytes that are none of PostgreSQL's, inside a listener: the process would end. */
function cutNonsense(connection: Driven['connection']): void {
  const attach = connection.attachListeners.bind(connection)
  connection.attachListeners = (stream) => {
    attach(stream)
    const [read] = stream.listeners('data') as ((bytes: Buffer) => void)[]
    if (!read) return
    stream.off('data', read).on('data', (bytes: Buffer) => {
      try {
        read(bytes)
      } catch (error) {
        connection.stream.destroy(error as Error)
      }
    })
  }
}
