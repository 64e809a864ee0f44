import { globSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'

const FOLDER = 'db/migrations'
const { entries } = readJson('_journal.json') as { entries: { tag: string }[] }
const tags = entries.map(({ tag }) => tag)
const newest = `${tags.at(-1)?.split('_')[0]}_snapshot.json`

test('the journal lists every SQL file, in order', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  expect(files.toSorted()).toEqual(tags.map((tag) => `${tag}.sql`))
})

test('only the snapshot of the newest migration is kept', () => {
  expect(readdirSync(`${FOLDER}/meta`).toSorted()).toEqual([newest, '_journal.json'])
})

test('every change of the tables has its migration', async () => {
  const tables: Record<string, unknown> = {}
  for (const file of globSync(['app/**/*tables.server.ts', 'auth/tables/*.server.ts'])) {
    Object.assign(tables, await import(resolve(file)))
  }
  const snapshot = readJson(newest) as ReturnType<typeof generateDrizzleJson>
  expect(await generateMigration(snapshot, generateDrizzleJson(tables, snapshot.id))).toEqual([])
})

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(`${FOLDER}/meta/${name}`, 'utf8'))
}
