import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/database.server.ts'

const BATCH = 1_000

/** The refresh token of the session with this number. */
export function manySessionsToken(index: number): string {
  return createHash('sha256').update(`session ${index}`).digest('base64url')
}

/** One member with many sessions, each with an unused refresh token. */
export async function openManySessions(db: Database['db'], { count }: { count: number }): Promise<void> {
  const { rows } = (await db.execute(sql`
    INSERT INTO auth.users (aud, role, email, email_confirmed_at)
    VALUES ('authenticated', 'authenticated', 'many@example.org', now()) RETURNING id
  `)) as unknown as { rows: { id: string }[] }
  const userId = rows[0]?.id
  for (let from = 0; from < count; from += BATCH) {
    const hashes = Array.from({ length: Math.min(BATCH, count - from) }, (_, offset) =>
      createHash('sha256')
        .update(manySessionsToken(from + offset))
        .digest('base64url'),
    )
    await db.execute(sql`
      WITH wanted AS (
        SELECT gen_random_uuid() AS id, hash FROM json_array_elements_text(${JSON.stringify(hashes)}::json) AS hash
      ), opened AS (
        INSERT INTO auth.sessions (id, user_id, refresh_secret, refreshed_at) SELECT id, ${userId}, hash, now() FROM wanted
      ), proven AS (
        INSERT INTO auth.amr_claims (session_id, method, created_at, updated_at)
        SELECT id, 'password', now(), now() FROM wanted
      )
      INSERT INTO auth.refresh_tokens (session_id, position, token_hash, created_at)
      SELECT id, 0, hash, now() FROM wanted
    `)
  }
}
