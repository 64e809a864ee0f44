import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const LOCK_FILE = 'lock'
const PID_FILE = 'lock.pid'
const SQLITE_BUSY = 5

/** Keeps every lock referenced: collected as garbage, its file would close, and the lock with it. */
const held = new Set<DatabaseSync>()

/** Another process works on the directory. The message is one sentence for whoever started this one. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError'

  constructor(dataDir: string, holder: string) {
    super(`The data directory ${dataDir} is in use by ${holder}: stop that one first, or set DATA_DIR to another one.`)
  }
}

export interface DataDirLock {
  /** Gives the directory free. Safe to call twice; the end of the process does the same, however it ends. */
  release(): void
}

/**
 * Takes an existing directory for this process alone, at once or not at all.
 *
 * Node has no file lock of its own, its SQLite has: an exclusive transaction on an empty file, which is never
 * written, is a lock of the operating system. The kernel frees it when the process ends, be it by kill -9 or a
 * power cut, so there is nothing stale to guess about; and it holds between containers that share a volume.
 *
 * @throws DataDirInUseError when another process, or this one, holds it already.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const pidFile = join(dataDir, PID_FILE)
  const file = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: 0 })
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    writeFileSync(pidFile, `${process.pid}\n`)
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new DataDirInUseError(dataDir, readHolder(pidFile))
  }
  held.add(file)
  return {
    release: () => {
      if (!held.delete(file)) return
      rmSync(pidFile, { force: true })
      file.close()
    },
  }
}

/** Only for the message: the lock itself does not depend on it. */
function readHolder(pidFile: string): string {
  try {
    return `process ${Number.parseInt(readFileSync(pidFile, 'utf8'), 10) || 'unknown'}`
  } catch {
    return 'another process'
  }
}
