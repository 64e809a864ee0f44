import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const LOCK_FILE = 'lock'
const PID_FILE = 'lock.pid'
const SQLITE_BUSY = 5

/** References every lock: garbage collection would close its file and release it. */
const held = new Set<DatabaseSync>()

/** Another process has locked the directory. The message is one sentence for the administrator. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError'

  constructor(dataDir: string, holder: string) {
    super(`The data directory ${dataDir} is in use by ${holder}: stop that one first, or set DATA_DIR to another one.`)
  }
}

export interface DataDirLock {
  /** Safe to call twice. The end of the process releases the lock too. */
  release(): void
}

/**
 * Locks an existing directory for this process, without waiting.
 *
 * Node has no file locks, but its SQLite has: an exclusive transaction on an empty file, which is never written, takes
 * a lock of the operating system. The kernel releases it when the process ends, also by kill -9 or a power cut, so
 * there are no stale locks; and it works between containers that share a volume.
 *
 * @throws DataDirInUseError when another process, or this one, has locked it already.
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

/** For the error message only. */
function readHolder(pidFile: string): string {
  try {
    return `process ${Number.parseInt(readFileSync(pidFile, 'utf8'), 10) || 'unknown'}`
  } catch {
    return 'another process'
  }
}
