import pg from 'pg'
import { openPostgresServer } from '#test/crash/postgres-server.ts'
const server = await openPostgresServer()
const url = await server!.createDatabase()
const admin = new pg.Client({ connectionString: url })
await admin.connect()
await admin.query(`
CREATE TABLE notes (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), owner uuid NOT NULL, body text NOT NULL);
INSERT INTO notes (owner, body) SELECT md5((i % 1000)::text)::uuid, repeat('x', 200) FROM generate_series(1, 100000) i;
CREATE INDEX ON notes (owner);
CREATE TABLE walled (LIKE notes INCLUDING ALL);
INSERT INTO walled SELECT * FROM notes;
ALTER TABLE walled ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON walled USING (owner = current_setting('app.user_id', true)::uuid);
CREATE ROLE app LOGIN; GRANT SELECT ON notes, walled TO app;
ANALYZE`)
const { rows: owners } = await admin.query('SELECT DISTINCT owner FROM notes')
const address = new URL(url)
address.username = 'app'
const pool = new pg.Pool({ connectionString: address.href, max: 10 })
const pick = () => owners[Math.floor(Math.random() * owners.length)].owner
const q = (table: string) => ({
  name: table,
  text: `SELECT id, body FROM ${table} WHERE owner = $1 ORDER BY id LIMIT 24`,
})
const ways: Record<string, () => Promise<unknown>> = {
  plain: async () => pool.query({ ...q('notes'), values: [pick()] }),
  'wall, transaction': async () => {
    const c = await pool.connect()
    const o = pick()
    try {
      await c.query('BEGIN')
      await c.query({ name: 's', text: `SELECT set_config('app.user_id', $1, true)`, values: [o] })
      const r = await c.query({ ...q('walled'), values: [o] })
      await c.query('COMMIT')
      if (r.rows.length !== 24) throw new Error('rows')
    } finally {
      c.release()
    }
  },
  'wall, session': async () => {
    const c = await pool.connect()
    const o = pick()
    try {
      await c.query({ name: 's2', text: `SELECT set_config('app.user_id', $1, false)`, values: [o] })
      await c.query({ ...q('walled'), values: [o] })
    } finally {
      c.release()
    }
  },
}
for (let round = 0; round < 3; round++)
  for (const [name, work] of Object.entries(ways)) {
    const until = performance.now() + 4000
    let n = 0
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        while (performance.now() < until) {
          await work()
          n++
        }
      }),
    )
    console.log(round, name, Math.round(n / 4), '/s')
  }
await pool.end()
await admin.end()
await server!.close()
