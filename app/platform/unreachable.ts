import { isDatabaseUnreachable } from './db/database-unreachable.ts'
import { FilesUnreachableError } from './files/files-unreachable.ts'
import { ThreadBusyError } from './threads/thread-busy.ts'

/**
 * Whether an error means that the database or the store of files is unreachable for now, or that too much waits for a
 * thread: the answer is a 503.
 */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof FilesUnreachableError || error instanceof ThreadBusyError || isDatabaseUnreachable(error)
