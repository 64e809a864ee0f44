import { randomUUID } from 'node:crypto'

/* The floor of a command: the statements that it sends, without the command. One run is recorded; another run of the
   same kind is replayed from the recording. The values that differ between runs are known beforehand (inputs),
   come from results of earlier statements, or are new ids that the application made. So the floor always sends the application's current SQL. */

/** One statement that was sent, and the rows of its result. */
interface Sent {
  text: string
  values: unknown[]
  rows: unknown[][]
}

/** Values of one run that are known at its start, by name: ids, keys, digests. */
export type Inputs = Readonly<Record<string, string>>

/** Rows as lists of columns. */
export type Query = (text: string, values: unknown[]) => Promise<unknown[][]>

type Part =
  | string
  | { input: string }
  | { newId: string }
  | { query: number; row: number; column: number; digits: number }
type Value = { fixed: unknown } | { parts: readonly Part[] }
export type Recipe = readonly { text: string; values: readonly Value[] }[]

const ID_CHARS_MIN = 16
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** Numbers from the database are also recognised inside texts with leading zeros, as in receipt numbers. */
const NUMBER_DIGITS = 5

/** A proxy for a driver's client that records its statements; `query` is the one method that both drivers share. */
export function recordClient<Client extends object>(client: Client, sent: Sent[]): Client {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function' || name === 'constructor') return member
      const call = member.bind(target) as (...args: unknown[]) => unknown
      if (name === 'query') return (...args: unknown[]) => recordQuery(call, args, sent)
      // A transaction's client, from PGlite or from a pool.
      if (name === 'transaction')
        return (run: (tx: object) => unknown) => call((tx: object) => run(recordClient(tx, sent)))
      if (name === 'connect') return async () => recordClient((await call()) as object, sent)
      return call
    },
  })
}

async function recordQuery(call: (...args: unknown[]) => unknown, args: unknown[], sent: Sent[]): Promise<unknown> {
  const [statement, values] = args as [string | { text: string }, unknown[] | undefined]
  const result = (await call(...args)) as { rows: (unknown[] | Record<string, unknown>)[] }
  sent.push({
    text: typeof statement === 'string' ? statement : statement.text,
    values: values ?? [],
    rows: result.rows.map((row) => Object.values(row)),
  })
  return result
}

/** Finds the source of each value in the recorded statements. */
export function makeRecipe(sent: readonly Sent[], inputs: Inputs): Recipe {
  const known: [string, Part][] = Object.entries(inputs).map(([input, text]) => [text, { input }])
  return sent.map(({ text, values, rows }, query) => {
    if (/^insert/i.test(text)) known.push(...newIds(values, known))
    const made = values.map((value) => explain(value, known))
    for (const [row, columns] of rows.entries()) {
      for (const [column, value] of columns.entries()) {
        const isNumber = typeof value === 'number' || (typeof value === 'string' && /^\d{1,5}$/.test(value))
        const digits = isNumber ? NUMBER_DIGITS : 0
        const found = String(value).padStart(digits, '0')
        const isTelling = isNumber || (typeof value === 'string' && value.length >= ID_CHARS_MIN)
        if (isTelling && !known.some(([text]) => text === found)) known.push([found, { query, row, column, digits }])
      }
    }
    return { text, values: made }
  })
}

/** Ids in the values of an INSERT that nothing before has named. */
function newIds(values: readonly unknown[], known: readonly [string, Part][]): [string, Part][] {
  const ids = values.filter((value): value is string => typeof value === 'string' && UUID.test(value))
  return ids.filter((id) => !known.some(([text]) => text === id)).map((id) => [id, { newId: id }])
}

function explain(value: unknown, known: readonly [string, Part][]): Value {
  if (typeof value !== 'string') return { fixed: value }
  let parts: Part[] = [value]
  for (const [text, source] of known) {
    parts = parts.flatMap((part) => (typeof part === 'string' ? split(part, text, source) : [part]))
  }
  return parts.some((part) => typeof part !== 'string') ? { parts } : { fixed: value }
}

function split(text: string, found: string, source: Part): Part[] {
  const pieces = text.split(found)
  return pieces.flatMap((piece, i) => (i === 0 ? [piece] : [source, piece]))
}

/** Sends the recorded statements with other inputs. */
export async function replay(recipe: Recipe, inputs: Inputs, query: Query): Promise<void> {
  const answers: unknown[][][] = []
  const made = new Map<string, string>()
  const fill = (part: Part): string => {
    if (typeof part === 'string') return part
    if ('input' in part) return inputs[part.input] ?? ''
    if ('newId' in part) return made.get(part.newId) ?? made.set(part.newId, randomUUID()).get(part.newId) ?? ''
    return String(answers[part.query]?.[part.row]?.[part.column]).padStart(part.digits, '0')
  }
  for (const { text, values } of recipe) {
    const filled = values.map((value) => ('fixed' in value ? value.fixed : value.parts.map(fill).join('')))
    answers.push(await query(text, filled))
  }
}
