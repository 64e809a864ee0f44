import { isFailedStatement, isRefusal } from '#app/platform/db/database-away.ts'

const CAUSES_MAX = 5
const FRAMES_MAX = 12
const MESSAGE_CHARS_MAX = 300

/** Their messages repeat what they were given: a posted text, a header, an address, a file's name. */
const TELLING_NAMES = new Set(['SyntaxError', 'ValiError'])
const TELLING_MESSAGE = /invalid header value|^Failed to parse URL/

/**
 * What is logged of an error and its causes: types, codes, messages that hold no values, and the calls that led there.
 * Of a failed statement neither the SQL nor the parameters nor the database's message, because all of them may hold
 * what people wrote: its code and the names of what it is about.
 */
export function describeError(error: unknown, depth = 1): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { cause } = error
  const stack = stackOf(error)
  if (isRefusal(error)) return { ...describeRefusal(error), stack }
  if (isFailedStatement(error)) return { ...describeRefusal(cause), stack }
  const message = tells(error) ? undefined : error.message.slice(0, MESSAGE_CHARS_MAX)
  const inner = cause === undefined || depth >= CAUSES_MAX ? {} : { cause: describeError(cause, depth + 1) }
  return { type: error.name, code: codeOf(error), message, stack, ...inner }
}

export function stackOf({ stack }: Error): string[] {
  const frames = (stack ?? '').split('\n').flatMap((line) => (line.startsWith('    at ') ? [line.trim()] : []))
  return frames.slice(0, FRAMES_MAX)
}

export function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : undefined
}

function describeRefusal(error: unknown): object {
  if (!(error instanceof Error)) return {}
  const { code, schema, table, column, constraint, routine } = error as unknown as Record<string, unknown>
  return { type: 'failed statement', code, schema, table, column, constraint, routine }
}

/** Errors of files and sockets name the call of the system, and the file. */
function tells(error: Error): boolean {
  return 'syscall' in error || TELLING_NAMES.has(error.name) || TELLING_MESSAGE.test(error.message)
}
