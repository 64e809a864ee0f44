import type { Member } from '#app/platform/context.server.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { rememberLanguage } from '#app/platform/mail/languages.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import type { AppDeps } from '#server/app-context.ts'

const MEMBERS_MAX = 10_000
/** Another process may have stored another language meanwhile. */
const KNOWN_MS = 10 * MINUTE_MS

type Deps = Pick<AppDeps, 'database' | 'sealer' | 'clock' | 'log'>

/**
 * What a member sends on a page of a language makes this the language of their mails. Only a change is stored: this process
 * knows whose language it has stored last. Sending does not fail with it.
 */
export function memberLanguages({ database, sealer, clock, log }: Deps): (member: Member) => Promise<void> {
  const known = new Map<string, { of: string; at: number }>()
  return async ({ userId, email, phone }) => {
    const now = clock()
    const of = [currentLanguage(), email, phone].join(' ')
    const last = known.get(userId)
    if (last?.of === of && now.getTime() - last.at < KNOWN_MS) return
    known.delete(userId)
    try {
      await rememberLanguage(database.db, { sealer, now }, [email, phone], { isOwn: true })
      known.set(userId, { of, at: now.getTime() })
      const [oldest = userId] = known.keys()
      if (known.size > MEMBERS_MAX) known.delete(oldest)
    } catch (error) {
      log.warn({ err: error }, 'the language of a member could not be stored')
    }
  }
}
