// `npm run move -- postgres://…` brings the embedded installation in DATA_DIR to PostgreSQL, running or not. While it runs
// it takes no writes; when the move ends early, in whatever way, it takes them again. `--from file` moves a backup instead.
import { hash } from 'node:crypto'
import { hostname } from 'node:os'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findDifferentBalances, LedgerSums } from './ledger-sums.ts'
import { eraseAgain, listErased } from './erased-again.ts'
import { type Config, readConfig } from '#app/platform/config/config.server.ts'
import type { TableCount } from '#app/platform/db/backup/backup-format.server.ts'
import { type BackupSource } from '#app/platform/db/backup/backup-lines.server.ts'
import { restoreBackup } from '#app/platform/db/backup/backup-restore.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { stopWritesIn } from '#app/platform/db/embedded/control.server.ts'
import { type Moved, MovedError, readMoved } from '#app/platform/db/embedded/moved.server.ts'
import { beginMove, checkTarget, endMove, findUnfinishedMove } from '#app/platform/db/move/target.server.ts'
import { hasEmbeddedDatabase, openDatabase } from '#app/platform/db/open.server.ts'
import { requireKnownKeys } from '#server/accounts/known-keys.ts'

const USAGE = 'Name the new database: npm run move -- postgres://user:password@host:5432/database'
const env = process.env
/** What is true when the move ends early. */
let state = 'Nothing was changed.'

try {
  await run()
} catch (error) {
  console.error(`The installation was not moved. ${state} ${(error as Error).message}`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, 'without-erasures': { type: 'boolean', default: false } },
  })
  const [databaseUrl = env['DATABASE_URL']] = positionals
  if (!databaseUrl) throw new Error(USAGE)
  // The same check of the address as at a start.
  const config = readConfig({ ...env, DATABASE_URL: databaseUrl })
  const target = await openDatabase({ ...config, mayBeUnfinished: true, onError: () => {} })
  try {
    if (values.from === undefined) await moveInstallation(config, target)
    else await moveBackup(config, target, resolve(values.from), values['without-erasures'])
  } finally {
    await target.close()
  }
  console.log(`Start with: DATABASE_URL='${withoutPassword(databaseUrl)}' npm start`)
  console.log(`Keep DATA_DIR=${config.dataDir}: the keys and the uploaded files stay there.`)
}

async function moveInstallation(config: Config, target: Database): Promise<void> {
  const { dataDir } = config
  const id = hash('sha256', `${hostname()} ${dataDir}`).slice(0, 16)
  const moved = readMoved(dataDir)
  if (moved) return finish(target, dataDir, moved)
  if (!hasEmbeddedDatabase(dataDir))
    throw new Error(`There is no embedded database in ${dataDir}: set DATA_DIR to its folder.`)
  await checkTarget(target.db, id)
  const own = await openUnlessRunning(dataDir)
  const stopped = await stopWritesIn(dataDir)
  try {
    if (!stopped) throw new Error(`The server that uses ${dataDir} does not answer.`)
    console.log(
      own ? `Reading the database in ${dataDir}` : 'The running site takes no writes until the move has ended.',
    )
    await beginMove(target.db, id)
    state = own ? state : 'The site takes writes again.'
    await load(target, await stopped.rows(), config)
    await stopped.confirm({ id, at: new Date().toISOString(), to: placeOf(config.databaseUrl ?? '') })
    state = 'All rows are in the new database: repeat the same command to end the move.'
    await endMove(target.db)
  } finally {
    stopped?.end()
    await own?.close()
  }
  console.log(`Moved to ${placeOf(config.databaseUrl ?? '')}. The database in ${dataDir} is not used any more.`)
  if (!own) console.log('The running site shows pages and takes no writes: stop it now.')
}

/** After an earlier attempt that ended between the last two steps. */
async function finish(target: Database, dataDir: string, moved: Moved): Promise<void> {
  if ((await findUnfinishedMove(target.db)) !== moved.id) throw new MovedError(dataDir, moved)
  await endMove(target.db)
  console.log(`The move of ${moved.at} to ${moved.to} has ended.`)
}

/** The embedded database, or undefined while a running server has it. */
async function openUnlessRunning(dataDir: string): Promise<Database | undefined> {
  try {
    return await openDatabase({ dataDir, onError: () => {} })
  } catch (error) {
    if (((error as Error).cause as Error | undefined)?.name === 'DataDirInUseError') return undefined
    throw error
  }
}

async function moveBackup(config: Config, target: Database, path: string, isWithoutErasures: boolean): Promise<void> {
  const id = `backup:${basename(path)}`
  const erased = isWithoutErasures ? null : await listErased(config, env)
  await checkTarget(target.db, id)
  await beginMove(target.db, id)
  await load(target, path, config, async (createdAt) =>
    console.log(await eraseAgain({ database: target, config, env, createdAt }, erased)),
  )
  await endMove(target.db)
  console.log('Moved the backup. Everybody is signed out.')
}

/** All rows or none: every table is read back and compared, and so is the balance of every account of the ledger. */
async function load(
  target: Database,
  source: BackupSource,
  config: Config,
  complete: (createdAt: string) => Promise<void> = async () => {},
): Promise<void> {
  const sums = new LedgerSums()
  const total = { tables: 0, rows: 0 }
  await restoreBackup(target, source, {
    isAgain: true,
    passphrase: config.backupPassphrase,
    onRow: (table, columns, line) => sums.add(table, columns, line),
    onProgress: (count: TableCount) => {
      total.tables++
      total.rows += count.rows
      if (count.rows > 0) console.log(`${count.table}: ${count.rows}`)
    },
    check: async (tx) => {
      await requireKnownKeys(tx, { config, env })
      const different = await findDifferentBalances(tx, sums)
      if (different.length > 0) throw new Error(`The balance of ${different.join(', ')} is not what it was.`)
    },
    complete: ({ createdAt }) => complete(createdAt),
  })
  console.log(
    `${total.rows} rows in ${total.tables} tables and ${sums.size} balances of the ledger are what they were.`,
  )
}

/** 'diya at db.example' */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `${pathname.slice(1) || 'postgres'} at ${host || 'the local socket'}`
}

function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  if (url.password) url.password = 'PASSWORD'
  return url.href
}
