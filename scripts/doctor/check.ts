import type { Config } from '#app/platform/config/config.server.ts'

export type Level = 'ok' | 'warning' | 'problem'

/** One line: what was looked at, how it is, and what to do unless it is ok. It never holds a secret. */
export interface Finding {
  level: Level
  what: string
  line: string
}

export interface Patient {
  config: Config
  env: Record<string, string | undefined>
  now: Date
}

export type Check = (patient: Patient) => Promise<Finding[]> | Finding[]

export const found = (level: Level, what: string, line: string): Finding => ({ level, what, line })

const ADDRESS_WITH_SECRET = /\b([a-z+]+:\/\/)[^\s/@]*@/gi

/** The first line of an error, without users and passwords of addresses and without the given secrets. */
export function reasonOf(error: unknown, secrets: readonly (string | undefined)[] = []): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { message, code } = cause as NodeJS.ErrnoException
  let text = (message || code || String(cause)).split('\n', 1)[0]?.replaceAll(ADDRESS_WITH_SECRET, '$1') ?? ''
  for (const secret of secrets) if (secret) text = text.replaceAll(secret, '…')
  return text
}
