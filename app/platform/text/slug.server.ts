import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'

const CHARS_MAX = 60

/**
 * Slugs of texts, in their order: 'The Diya Circle, Pune' → 'the-diya-circle-pune', 'सिलाई मशीन' → 'silai-mashin'; '' for a
 * text without Latin or Devanagari letters and digits. Devanagari in an address is shared as '%E0%A4%B8…', which nobody
 * can read, say on the phone or type, and which breaks in a text message; so it is spelled as people type it, by the
 * function that the search of the market uses.
 */
export async function slugsOf(db: Db, texts: readonly string[], charsMax = CHARS_MAX): Promise<string[]> {
  const { rows } = await db.execute<{ latin: string }>(sql`
    SELECT market_latin(text) AS latin
      FROM jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) WITH ORDINALITY t(text, n) ORDER BY n`)
  return rows.map(({ latin }) => joinWords(latin, charsMax))
}

export async function slugOf(db: Db, text: string, charsMax = CHARS_MAX): Promise<string> {
  const [slug = ''] = await slugsOf(db, [text], charsMax)
  return slug
}

function joinWords(latin: string, charsMax: number): string {
  const plain = latin.normalize('NFKD').replace(/\p{M}/gu, '')
  const words = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+/, '')
  return words.slice(0, charsMax).replace(/-+$/, '')
}
