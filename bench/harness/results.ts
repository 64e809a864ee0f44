import { readFileSync, writeFileSync } from 'node:fs'
import { type Row, table } from './report.ts'

const README = 'bench/README.md'

interface Results {
  name: string
  rows: readonly Row[]
  machine: string
}

/** Replaces what one bench measured last time in the README, between its two comments. */
export function keepResults({ name, rows, machine }: Results): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const readme = readFileSync(README, 'utf8')
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${README} has no place for ${name}: ${begin} … ${end}`)
  const day = new Date().toISOString().slice(0, 10)
  const text = `${begin}\n\n\`npm run bench -- ${name}\`, ${day}, ${machine}\n\n${table(rows)}\n\n`
  writeFileSync(README, readme.slice(0, from) + text + readme.slice(to))
}
