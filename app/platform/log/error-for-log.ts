import { isQueryError, isPostgresError } from '#app/platform/db/database-unreachable.ts'

const CAUSES_MAX = 5
const FRAMES_MAX = 12
const MESSAGE_CHARS_MAX = 300

/** Errors whose messages contain their input: a posted text, a header or a URL. */
const UNSAFE_NAMES = new Set(['SyntaxError', 'ValiError'])
const UNSAFE_MESSAGE = /invalid header value|^Failed to parse URL/

/**
 * An error and its causes for the log: types, codes, messages without user input, and the stack. Of a failed statement
 * only the code and the names of table, column and constraint: its SQL, parameters and message may contain user input.
 */
export function describeError(error: unknown, depth = 1): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { cause } = error
  const stack = stackOf(error)
  if (isPostgresError(error)) return { ...describePostgresError(error), stack }
  if (isQueryError(error)) return { ...describePostgresError(cause), stack }
  const message = mayContainInput(error) ? undefined : error.message.slice(0, MESSAGE_CHARS_MAX)
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

function describePostgresError(error: unknown): object {
  if (!(error instanceof Error)) return {}
  const { code, schema, table, column, constraint, routine } = error as unknown as Record<string, unknown>
  return { type: 'failed statement', code, schema, table, column, constraint, routine }
}

/** System errors (those with `syscall`) contain the file's name. */
function mayContainInput(error: Error): boolean {
  return 'syscall' in error || UNSAFE_NAMES.has(error.name) || UNSAFE_MESSAGE.test(error.message)
}
