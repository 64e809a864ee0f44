import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import pg from 'pg'
import { scratchFolder } from '#test/durability/scratch.ts'

const ARCHIVES = 'test/upgrade/v0.1.0'
const ARCHIVE_BYTES_MAX = 256 * 1024 * 1024

/** An unpacked installation: what the server, `npm run backup` and a test need to open it. */
export interface Installation {
  dataDir: string
  databaseUrl: string | undefined
}

/** Unpacks the embedded installation of v0.1.0 into a temporary folder. */
export function unpackEmbedded(): Installation {
  return { dataDir: unpack('embedded'), databaseUrl: undefined }
}

/** Unpacks the PostgreSQL installation of v0.1.0 and loads its dump into this empty database. */
export async function unpackPostgres(databaseUrl: string): Promise<Installation> {
  const dataDir = unpack('postgres')
  await loadDump(databaseUrl, readFileSync(join(dataDir, 'dump.sql'), 'utf8'))
  return { dataDir, databaseUrl }
}

function unpack(name: string): string {
  const folder = join(scratchFolder(`upgrade-${name}`), 'data')
  mkdirSync(folder, { mode: 0o700 })
  const input = zstdDecompressSync(readFileSync(join(ARCHIVES, `${name}.tar.zst`)), {
    maxOutputLength: ARCHIVE_BYTES_MAX,
  })
  execFileSync('tar', ['-C', folder, '-xf', '-'], { input })
  return folder
}

const COPY = /^COPY (.+) FROM stdin;$/

/** Runs a plain-text dump: statements unchanged, the rows of each COPY as one INSERT (`psql` may be missing). */
async function loadDump(url: string, dump: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let statements: string[] = []
    // Lines that start with a backslash are commands for psql: newer pg_dump writes \\restrict.
    const lines = dump.replaceAll(/^\\(?:un)?restrict .*$/gm, '').split('\n')
    for (let at = 0; at < lines.length; at++) {
      const target = COPY.exec(lines[at] ?? '')?.[1]
      if (!target) {
        statements.push(lines[at] ?? '')
        continue
      }
      const end = lines.indexOf('\\.', at)
      await client.query(statements.join('\n'))
      statements = []
      await insertRows(client, target, lines.slice(at + 1, end))
      at = end
    }
    await client.query(statements.join('\n'))
  } finally {
    await client.end()
  }
}

async function insertRows(client: pg.Client, target: string, rows: string[]): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map((row) => `(${row.split('\t').map(literal).join(',')})`)
  await client.query(`INSERT INTO ${target} OVERRIDING SYSTEM VALUE VALUES ${values.join(',')}`)
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** A field of COPY's text format as an SQL literal. */
function literal(field: string): string {
  if (field === '\\N') return 'NULL'
  return pg.escapeLiteral(field.replace(/\\(.)/g, (_all, letter: string) => ESCAPES[letter] ?? letter))
}
