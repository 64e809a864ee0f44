import { sql } from 'drizzle-orm'
import { listTables } from '#app/platform/db/backup/backup-format.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isEnglish, type Passage } from './passages.ts'

/** Names of things that are the same in Hindi: of the site's own programmes, of menus of programs, of keys in the browser. */
const NAMES = [
  'School of World',
  'Duty of Care',
  'Save as, CSV UTF-8',
  'Comma-separated values',
  'New Incognito tab',
  'double entry',
  'pro bono',
  'Data Protection Board of India',
  'Grievance Appellate Committee',
  // As files of products are read in every language.
  'gluten, crustaceans, milk, egg, fish, nuts, soya, sulphites',
  // Code to copy.
  /<iframe[^>]*>/,
  /diya[-:][\w:-]+(?:, )?/,
] as const

/** All texts in the database that contain a space, the longest first: what people wrote. */
export async function listWritten(db: Db): Promise<readonly string[]> {
  const found = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') for (const line of value.split('\n')) if (line.includes(' ')) found.add(line.trim())
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  for (const { table } of await listTables(db)) {
    const { rows } = await db.execute(sql`SELECT * FROM ${sql.raw(table)}`)
    rows.forEach(collect)
  }
  return [...found].toSorted((a, b) => b.length - a.length)
}

/** Whether a passage of a Hindi page is in English, beyond names and what people wrote. */
export const isUntranslated = (passage: Passage, written: readonly string[]): boolean =>
  isEnglish(passage) && isEnglish(withoutWritten(passage, written))

function withoutWritten({ text, lang }: Passage, written: readonly string[]): Passage {
  const own = written.reduce((rest, each) => (rest.includes(each) ? rest.replaceAll(each, '') : rest), text)
  return {
    lang,
    text: NAMES.reduce<string>(
      (rest, name) => rest.replaceAll(name instanceof RegExp ? new RegExp(name, 'g') : name, ''),
      own,
    ),
  }
}
