import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { splitLanguage } from '#app/platform/language/language-paths.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Clock } from '#app/platform/time/clock.ts'

export const FORM_BYTES_MAX = 4_096

export interface SandboxAppOptions {
  db: Db
  clock: Clock
  basePath: string
  brand: string
  note?: (() => string) | undefined
  /** Delivers due notifications; called after a choice, so that the first one does not wait for the next tick. */
  deliverDue(now: Date): Promise<unknown>
}

/** Runs in the language of the page to which the payer returns: the sandbox has one address for all languages. */
export const inPayerLanguage = <Result>({ returnUrl }: { returnUrl: string }, run: () => Result): Result =>
  // The debits of a mandate return nowhere.
  inLanguage(splitLanguage(URL.parse(returnUrl)?.pathname ?? '/').language, run)

/** Browsers apply `form-action` also to the redirect after the form. */
export function pagePolicy(returnUrl: string | undefined): string {
  const back = returnUrl === undefined ? '' : ` ${new URL(returnUrl).origin}`
  return `default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`
}
