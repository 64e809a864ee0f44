import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

/** One response: a page, the result of a form, a mail, a document. */
export interface Answer {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  /** The hash of its text in `texts`. */
  body: string
}

/** The recorded site, without values that differ from run to run. */
export interface Snapshot {
  /** In the order of the requests. */
  answers: Record<string, Answer>
  texts: Record<string, string>
  /** Each form, as it was sent, with the status of its response. */
  forms: Record<string, number>
  screens: Record<string, { js: Record<string, number>; css: Record<string, number> }>
}

const FILE = 'snapshot.json.gz'

export const emptySnapshot = (): Snapshot => ({ answers: {}, texts: {}, forms: {}, screens: {} })

/** Records a response; equal texts are stored once. */
export function note({ answers, texts }: Snapshot, key: string, answer: Omit<Answer, 'body'> & { text: string }): void {
  const { status, headers, text } = answer
  const body = createHash('sha256').update(text).digest('hex').slice(0, 16)
  texts[body] = text
  answers[key] = { status, headers, body }
}

export function writeSnapshot(folder: string, snapshot: Snapshot): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, FILE), gzipSync(JSON.stringify(snapshot)))
}

export const readSnapshot = (folder: string): Snapshot =>
  JSON.parse(gunzipSync(readFileSync(join(folder, FILE))).toString()) as Snapshot

/** Reports how many forms were filled in, and which of them were refused. */
export function reportForms({ forms }: Snapshot): string {
  const refused = Object.entries(forms).filter(([, status]) => status >= 400)
  const [sent, taken] = [Object.keys(forms).length, Object.keys(forms).length - refused.length]
  const lines = refused.map(([name, status]) => `  ${status} ${name}`)
  return [`${sent} forms were filled in and sent: ${taken} were taken, ${refused.length} were not:`, ...lines].join(
    '\n',
  )
}
