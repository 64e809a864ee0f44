import { type DestinationStream, pino } from 'pino'
import { isDatabaseUnreachable } from '#app/platform/db/database-unreachable.ts'
import { codeOf, describeError, stackOf } from './error-for-log.ts'
import { oncePerSecond } from '#app/platform/time/once-per-second.ts'

/** The part of pino that the product uses. Fields must not contain tokens, addresses or user input. */
export interface Logger {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/**
 * Writes one JSON line per event to standard output. Of warnings and errors of one kind it writes one line a second;
 * `times` of the next line counts those in between.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => describeError(error) },
      redact: { paths: ['*.token', '*.password', '*.email', '*.authorization', '*.cookie'], censor: '[hidden]' },
    },
    ...(destination ? [destination] : []),
  )
  const bounded = (level: 'warn' | 'error') => {
    const write = oncePerSecond<object>((fields, message) => log[level](fields, message))
    return (fields: object, message: string) => write(kindOf(fields, message), fields, message)
  }
  return {
    debug: (fields, message) => log.debug(fields, message),
    info: (fields, message) => log.info(fields, message),
    warn: bounded('warn'),
    error: bounded('error'),
  }
}

/** All failures while the database is unreachable are one kind. */
function kindOf(fields: object, message: string): string {
  const { err, job } = fields as { err?: unknown; job?: string }
  if (isDatabaseUnreachable(err)) return 'database unreachable'
  const failure = err instanceof Error ? `${err.name} ${codeOf(err) ?? ''} ${stackOf(err)[0] ?? ''}` : ''
  return [message, job ?? '', failure].join(' | ')
}
