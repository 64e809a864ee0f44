const CAUSES_MAX = 5
const FRAMES_MAX = 12
const MESSAGE_CHARS_MAX = 300

/** Their messages repeat what they were given: a row's values, a posted text, a header, a file's name. */
const TELLING_NAMES = new Set(['SyntaxError', 'ValiError', 'DrizzleQueryError'])
const TELLING_MESSAGE = /^Failed query|invalid header value|^Failed to parse URL/

/**
 * What is logged of an error and its causes: names, codes, the messages that hold no values, and the calls that led to
 * the first. A statement's parameters and the text of the database never get into a log.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const chain: Error[] = []
  for (let at: unknown = error; at instanceof Error && chain.length < CAUSES_MAX; at = at.cause) chain.push(at)
  return { errors: chain.map(describe), stack: framesOf(error) }
}

function describe(error: Error): object {
  const { code, constraint, table } = error as Error & Record<'code' | 'constraint' | 'table', unknown>
  const message = tells(error) ? undefined : error.message.slice(0, MESSAGE_CHARS_MAX)
  return {
    name: error.constructor.name,
    ...(message && { message }),
    ...onlyTexts({ code, constraint, table }),
  }
}

/** Errors of the database have a severity, those of files and sockets name the call of the system. */
function tells(error: Error): boolean {
  const isOfSystem = 'severity' in error || 'syscall' in error
  return isOfSystem || TELLING_NAMES.has(error.constructor.name) || TELLING_MESSAGE.test(error.message)
}

const onlyTexts = (fields: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'))

function framesOf({ stack }: Error): string[] {
  const lines = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return lines.slice(0, FRAMES_MAX).map((line) => line.trim())
}
