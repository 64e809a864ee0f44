import { isDatabaseUnreachable } from './db/database-unreachable.ts'
import { FilesUnreachableError } from './files/files-unreachable.ts'

/** Whether an error means that the database or the store of files is unreachable for now: the answer is a 503. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof FilesUnreachableError || isDatabaseUnreachable(error)
