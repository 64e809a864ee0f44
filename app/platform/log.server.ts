import { pino } from 'pino'
import { describeError } from './error-for-log.ts'

/**
 * The part of pino that the product uses. Fields never hold tokens, addresses or what people wrote; `err` is an error
 * and is described without them.
 */
export interface Logger {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** One JSON line an event, to standard output. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: { paths: ['*.token', '*.password', '*.email', '*.authorization', '*.cookie'], censor: '[hidden]' },
  })
}
