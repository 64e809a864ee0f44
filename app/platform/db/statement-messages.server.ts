import type pg from 'pg'

/** What the driver has made of PostgreSQL's description of a statement's columns, which may be none. */
type Columns = Pick<DrivenResult, 'fields' | '_parsers' | '_prebuiltEmptyResultObject'>

/** Parts of the driver that its types do not have. */
interface DrivenResult {
  fields: unknown[]
  _parsers: unknown[] | undefined
  _prebuiltEmptyResultObject: object | null
}

interface DrivenQuery {
  name?: string
  _result: DrivenResult
  _accumulateRows: boolean
}

interface Driven {
  _activeQuery: DrivenQuery | null
  connection: NodeJS.EventEmitter & {
    _send(message: Buffer): boolean
    parse(statement: { name?: string }): void
    bind(bound: { statement?: string }): void
    describe(portal: unknown): void
  }
}

/** Lets the driver send less: the columns of a statement are described once, and its messages are one write. */
export function shortenMessages(client: pg.Client): void {
  const driven = client as unknown as Driven
  writeAtOnce(driven)
  describeOnce(driven)
}

/** What is sent in one turn of the event loop, such as statements that do not wait for each other, is one write. */
function writeAtOnce({ connection }: Driven): void {
  const send = connection._send.bind(connection)
  let waiting: Buffer[] = []
  const sendAll = () => {
    const messages = Buffer.concat(waiting)
    waiting = []
    send(messages)
  }
  connection._send = (message) => {
    if (waiting.length === 0) process.nextTick(sendAll)
    waiting.push(message)
    return true
  }
}

/**
 * The driver asks for the columns each time. Those of a named statement stay the same in one connection: PostgreSQL refuses
 * to run it when a table was changed so that it would return others.
 */
function describeOnce(driven: Driven): void {
  const { connection } = driven
  const columnsOf = new Map<string, Columns>()
  /** The name of the statement whose messages are being sent. */
  let bound = ''
  const parse = connection.parse.bind(connection)
  const bind = connection.bind.bind(connection)
  const describe = connection.describe.bind(connection)
  connection.parse = (statement) => {
    if (statement.name) columnsOf.delete(statement.name)
    parse(statement)
  }
  connection.bind = (message) => {
    bound = message.statement ?? ''
    bind(message)
  }
  connection.describe = (portal) => {
    if (!columnsOf.has(bound)) describe(portal)
  }
  // The first answer of each; a description may follow, which counts.
  connection.on('bindComplete', () => {
    const query = driven._activeQuery
    const columns = query?.name ? columnsOf.get(query.name) : undefined
    if (!query || !columns) return
    Object.assign(query._result, columns)
    query._accumulateRows = true
  })
  const remember = () => {
    const { name, _result: result } = driven._activeQuery ?? {}
    if (!name || !result) return
    const { fields, _parsers, _prebuiltEmptyResultObject } = result
    columnsOf.set(name, { fields, _parsers, _prebuiltEmptyResultObject })
  }
  // After the driver's own listener, which it adds when it begins to connect.
  connection.once('readyForQuery', () => connection.on('rowDescription', remember))
  connection.on('noData', remember)
}
