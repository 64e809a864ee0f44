import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every promise names a command that exists, a figure and a day', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const rows = readFileSync('docs/promises.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| [A-Z]\d+ /.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows.map(([, id, promise]) => `${id} ${promise}`)).size, 'each promise has one line').toBe(rows.length)
  for (const [, id, promise, command = '', figure, date] of rows) {
    expect(promise, id).toBeTruthy()
    expect(Object.keys(scripts), id).toContain(/^`npm run ([\w:-]+)/.exec(command)?.[1])
    expect(figure, id).toBeTruthy()
    expect(date, id).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})
