import { existsSync, mkdirSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serveControl } from './embedded/control.server.ts'
import type { DatabaseTiming } from '#engine/database-timing.server.ts'
import type { Database } from './database.server.ts'
import { MovedError, readMoved } from './embedded/moved.server.ts'
import { WriteGate } from './embedded/write-gate.server.ts'
import { findUnfinishedMove } from './move/target.server.ts'
import { DataDirInUseError, lockDataDir } from '#engine/lock.server.ts'
import { startMaintenance } from '#engine/maintenance.server.ts'
import { NoDatabaseError } from '#engine/no-database-error.ts'
import { openPostgres } from './postgres.server.ts'
import { hasUnfinishedRestore } from './backup/unfinished-restore.server.ts'

/** The embedded database's folder inside the data directory. */
const DATABASE_DIRECTORY = 'database'
/** With less free space PostgreSQL cannot write its log. */
const FREE_BYTES_MIN = 16 * 1024 * 1024
/** Node's codes when it may not create or write the directory; ENOENT also occurs on a read-only file system. */
const REFUSALS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT'])
const SQLITE_CANTOPEN = 14
/** "No space left on device" as PGlite's file layer numbers it. */
const EMSCRIPTEN_ENOSPC = 51

export interface OpenDatabaseOptions {
  /** The folder of the embedded database; created if it is missing. */
  dataDir: string
  /** A PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string | undefined
  /** Called for lost connections and failed maintenance after the database is open. */
  onError: (error: Error) => void
  /** To make a move again that did not end. */
  mayBeUnfinished?: boolean
  timing?: DatabaseTiming | undefined
}

/** The database cannot be opened. The message is one sentence for the administrator and contains no secret. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
}

/**
 * Opens PostgreSQL; or locks the data directory, opens the embedded database in it and starts its maintenance and its
 * control socket. `close()` stops all of them and releases the lock.
 * @throws DatabaseUnavailableError
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { dataDir, databaseUrl, onError, mayBeUnfinished = false, timing } = options
  if (!databaseUrl) return openEmbedded(resolve(dataDir), onError, timing)
  try {
    const database = await openPostgres(databaseUrl, onError, timing)
    return mayBeUnfinished ? database : await refuseUnfinished(database)
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error
    throw new DatabaseUnavailableError(explainPostgres(databaseUrl, error), { cause: error })
  }
}

/** After an unfinished restore the database may contain people who were erased after the backup. */
async function refuseUnfinished(database: Database): Promise<Database> {
  const isMoving = (await findUnfinishedMove(database.db)) !== undefined
  if (!isMoving && !(await hasUnfinishedRestore(database.db))) return database
  await database.close()
  throw new DatabaseUnavailableError(
    isMoving
      ? 'The move into this database did not end: repeat the same npm run move, without DATABASE_URL.'
      : 'A restore into this database did not end: restore into a new, empty one.',
  )
}

/** Whether `dataDir` holds an embedded database already. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, DATABASE_DIRECTORY, 'PG_VERSION'))
}

async function openEmbedded(
  dataDir: string,
  onError: (error: Error) => void,
  timing: DatabaseTiming | undefined,
): Promise<Database> {
  const undo: (() => Promise<void> | void)[] = []
  const closeAll = async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  }
  try {
    const moved = readMoved(dataDir)
    if (moved) throw new MovedError(dataDir, moved)
    if (!existsSync(`${dataDir}/.`)) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const lock = lockDataDir(dataDir)
    undo.push(() => lock.release())
    // Loaded here, because an installation on PostgreSQL never needs it.
    const { openPglite } = await import('#engine/pglite.server.ts')
    const database = await openPglite(join(dataDir, DATABASE_DIRECTORY), timing)
    undo.push(() => database.close())
    await refuseUnfinished(database)
    undo.push(startMaintenance(database.db, onError))
    const writes = new WriteGate(database.db)
    const control = await serveControl(dataDir, database, writes)
    undo.push(() => control.close())
    return { ...database, writes, close: closeAll }
  } catch (error) {
    await closeAll()
    throw new DatabaseUnavailableError(explainEmbedded(dataDir, error), { cause: error })
  }
}

function explainEmbedded(dataDir: string, error: unknown): string {
  const isPlain = error instanceof DataDirInUseError || error instanceof NoDatabaseError || error instanceof MovedError
  if (isPlain) return error.message
  if (error instanceof DatabaseUnavailableError) return error.message
  const { code, errcode, message } = error as NodeJS.ErrnoException & { errcode?: number }
  if (isDiskFull(dataDir, error)) return `The disk that holds ${dataDir} is full: make room, then start again.`
  if (code === 'EEXIST' || code === 'ENOTDIR') return `The data directory ${dataDir} is not a directory.`
  if (REFUSALS.has(code ?? '') || errcode === SQLITE_CANTOPEN) {
    return `The data directory ${dataDir} cannot be made or written by this user.`
  }
  return `The database in ${dataDir} is damaged or was made by another version (${firstLine(message)}): restore a backup into another data directory.`
}

function isDiskFull(dataDir: string, error: unknown): boolean {
  const { code, name, errno, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || (name === 'ErrnoError' && errno === EMSCRIPTEN_ENOSPC)) return true
  if (/no space left/i.test(message)) return true
  try {
    const { bavail, bsize } = statfsSync(dataDir)
    return bavail * bsize < FREE_BYTES_MIN
  } catch {
    return false
  }
}

function explainPostgres(databaseUrl: string, error: unknown): string {
  const { host, pathname } = new URL(databaseUrl)
  const { code, message } = error as NodeJS.ErrnoException
  return `The PostgreSQL database ${pathname.slice(1)} at ${host || 'the local socket'} cannot be opened: ${firstLine(message) || code}`
}

function firstLine(message: string | undefined): string {
  return message?.split('\n', 1)[0] ?? ''
}
