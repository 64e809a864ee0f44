import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'moved.json'

/** Where the rows of an embedded database are now. */
export interface Moved {
  /** Of the move; its target has it until the move has ended. */
  id: string
  /** ISO 8601 */
  at: string
  /** 'diya at db.example', without user and password. */
  to: string
}

/** The embedded database was moved. The message is one line for the administrator. */
export class MovedError extends Error {
  override name = 'MovedError'

  constructor(dataDir: string, { at, to }: Moved) {
    super(
      `This installation moved to the PostgreSQL database ${to} on ${at.slice(0, 10)}: set DATABASE_URL to it. ` +
        `(The database in ${dataDir} has nothing that was written since; to use it all the same, remove ${join(dataDir, FILE)}.)`,
    )
  }
}

/** Marks the embedded database as moved, durably: from now on nobody opens it. */
export function writeMoved(dataDir: string, moved: Moved): void {
  const path = join(dataDir, FILE)
  writeFileSync(`${path}.partial`, `${JSON.stringify(moved, null, 2)}\n`, { mode: 0o600, flush: true })
  renameSync(`${path}.partial`, path)
  const folder = openSync(dataDir, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** Undefined while the embedded database is in use. */
export function readMoved(dataDir: string): Moved | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')) as Moved
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
