import { readFileSync } from 'node:fs'

/** Why a column outlives the account. */
interface Rule {
  because: string
  until: string
  remains: string
}

export interface Columns {
  rules: ReadonlyMap<string, Rule>
  /** 'public.orders.email' → '-', 'erased' or a rule. */
  tags: ReadonlyMap<string, string>
  /** Columns that the download leaves out. */
  leftOut: ReadonlySet<string>
}

/** From the folder of the program. */
const LIST = 'app/features/erasure/columns.txt'
const RULE = /^# (\w+): (.+?)\. Until (.+?)\. Remains: (.+)\.$/

/** What an erasure does with every column. Throws on a line that it cannot read and on a column that is listed twice. */
export function readColumns(): Columns {
  const rules = new Map<string, Rule>()
  const tags = new Map<string, string>()
  const leftOut = new Set<string>()
  let table = ''
  for (const line of readFileSync(LIST, 'utf8').split('\n')) {
    const [, rule, because = '', until = '', remains = ''] = RULE.exec(line) ?? []
    if (rule) rules.set(rule, { because, until, remains })
    if (line === '' || line.startsWith('#')) continue
    if (/^\w+\.\w+$/.test(line)) {
      table = line
      continue
    }
    const [, tag, columns = ''] = /^ {2}(-|\w+): (.+)$/.exec(line) ?? []
    if (!tag) throw new Error(`not readable: ${line}`)
    for (const column of columns.split(' ')) {
      const name = `${table}.${column.replace('*', '')}`
      if (column.endsWith('*')) leftOut.add(name)
      if (tags.has(name)) throw new Error(`${name} is listed twice`)
      tags.set(name, tag)
    }
  }
  return { rules, tags, leftOut }
}
