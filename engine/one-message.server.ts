import {
  messages,
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'
import { prepareValue } from 'pg/lib/utils.js'
import { nameOf } from './statement-names.server.ts'

const { serialize } = protocol

type Answers = Awaited<ReturnType<PGlite['execProtocolStream']>>
type Row = Record<string, unknown> | unknown[]

/** With a name PostgreSQL plans it once. */
interface Statement {
  text: string
  name?: string | undefined
}

/** Describes, executes, and ends the statement that was bound before. */
const EXECUTE = Buffer.concat([serialize.describe({ type: 'P' }), serialize.execute({}), serialize.sync()])

/**
 * Changes the client so that it sends each statement in one message. PGlite sends six and waits for each, so that a small
 * statement takes half as long again (decision 002). It also asks PostgreSQL for the type of each value; here values are
 * written as the driver of PostgreSQL writes them. Statements of transactions that are sent again and again get a name, as on PostgreSQL
 * (`nameStatements`). Of the options only `rowMode` has an effect.
 */
export function sendInOneMessage(client: PGlite): PGlite {
  const { transaction } = client
  client.query = async <Result>(statement: string | Statement, values: unknown[] = [], options?: QueryOptions) => {
    await client._checkReady()
    return client._runExclusiveTransaction(() => send<Result>(client, asked(statement), values, options))
  }
  client.transaction = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    transaction.call(client, (tx) => work(transactionOf(client, tx))) as Promise<Result>
  return client
}

const asked = (statement: string | Statement): Statement =>
  typeof statement === 'string' ? { text: statement } : statement

function transactionOf(client: PGlite, tx: Transaction): Transaction {
  const query = async <Result>(statement: string | Statement, values: unknown[] = [], options?: QueryOptions) => {
    if (tx.closed) throw new Error('Transaction is closed')
    const { text, name = values.length > 0 ? nameOf(text) : undefined } = asked(statement)
    return send<Result>(client, { text, name }, values, options)
  }
  return Object.assign(Object.create(tx), { query }) as Transaction
}

/** The names of the statements that PostgreSQL has planned. */
const planned = new WeakMap<PGlite, Set<string>>()

/**
 * After PostgreSQL's memory has been put back into an earlier state.
 * @internal
 */
export const forgetPlanned = (client: PGlite): void => void planned.delete(client)

async function send<Result>(
  client: PGlite,
  { text, name = '' }: Statement,
  values: unknown[],
  options?: QueryOptions,
): Promise<Results<Result>> {
  const names = planned.get(client) ?? new Set()
  planned.set(client, names)
  const bind = serialize.bind({ statement: name, values: values.map((value) => prepareValue(value)) })
  const message = Buffer.concat([...(names.has(name) ? [] : parse(text, name)), bind, EXECUTE])
  try {
    // What PGlite would copy to a disk after each statement is on one, or in memory only.
    const answers = await client._runExclusiveQuery(() => client.execProtocolStream(message, { syncToFs: false }))
    if (name !== '') names.add(name)
    return resultOf(client, answers, options?.rowMode === 'array') as Results<Result>
  } catch (error) {
    // A later release has changed a column that a statement returns: it is planned again.
    if (error instanceof messages.DatabaseError && error.routine === 'RevalidateCachedQuery') names.clear()
    throw error
  }
}

/** A named statement that failed is closed first: PostgreSQL may have it already. */
const parse = (text: string, name: string): Uint8Array[] =>
  name === '' ? [serialize.parse({ text })] : [serialize.close({ type: 'S', name }), serialize.parse({ name, text })]

function resultOf({ parsers }: PGlite, answers: Answers, inArrays: boolean): Results<Row> {
  const result: Results<Row> = { rows: [], fields: [], affectedRows: 0 }
  let read: ((values: (string | null)[]) => Row) | undefined
  for (const answer of answers) {
    if (answer instanceof messages.RowDescriptionMessage) {
      result.fields = answer.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }))
      read = rowReader(result.fields, parsers, inArrays)
    } else if (answer instanceof messages.DataRowMessage && read) result.rows.push(read(answer.fields))
    else if (answer instanceof messages.CommandCompleteMessage) result.affectedRows = affectedBy(answer.text)
  }
  return result
}

function rowReader(fields: Results['fields'], parsers: PGlite['parsers'], inArrays: boolean) {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, dataTypeID, parse: parsers[dataTypeID] }))
  return (values: (string | null)[]): Row => {
    const list = columns.map(({ dataTypeID, parse }, i) => {
      const value = values[i] ?? null
      return value === null || !parse ? value : parse(value, dataTypeID)
    })
    return inArrays ? list : Object.fromEntries(columns.map(({ name }, i) => [name, list[i]]))
  }
}

/** Of a command tag like `INSERT 0 5`; 0 for a command that changes no rows. */
const affectedBy = (tag: string): number => (CHANGES.test(tag) ? Number(tag.split(' ').at(-1)) : 0)
const CHANGES = /^(?:INSERT|UPDATE|DELETE|MERGE) /
