import { type DestinationStream, pino } from 'pino'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import { codeOf, describeError, stackOf } from './error-for-log.ts'
import { oncePerSecond } from '#app/platform/time/once-per-second.ts'

/** The part of pino that the product uses. Fields never hold tokens, addresses or what people wrote. */
export interface Logger {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/**
 * One JSON line an event, to standard output. Of warnings and errors of one kind, one line a second: those in between
 * are counted in the next one, as `times`.
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

/** While the database is away everything fails for the same reason, whatever was asked. */
function kindOf(fields: object, message: string): string {
  const { err, job } = fields as { err?: unknown; job?: string }
  if (isDatabaseAway(err)) return 'database away'
  const failure = err instanceof Error ? `${err.name} ${codeOf(err) ?? ''} ${stackOf(err)[0] ?? ''}` : ''
  return [message, job ?? '', failure].join(' | ')
}
