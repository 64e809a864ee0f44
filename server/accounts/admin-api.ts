import { MINUTE_MS } from '#app/platform/time/durations.ts'
import type { KeyRing } from '#auth/keys/keys.ts'
import { issueServiceKey } from '#auth/keys/service-key.ts'
import type { AdminApi } from './administrators.ts'

const KEY_TTL_MS = MINUTE_MS
const NEW_ERRORS = { 'X-Supabase-Api-Version': '2024-01-01' }

interface Deps {
  /** Sends to the auth service, e.g. `auth.app.request`. */
  send: (path: string, init: RequestInit) => Response | Promise<Response>
  keys: KeyRing
  issuer: string
  clock: () => Date
}

/** The admin API of the auth service in this process. Each call has its own key, which is valid for a minute. */
export function adminApi({ send, keys, issuer, clock }: Deps): AdminApi {
  return async (method, path, body) => {
    const now = clock()
    const key = await issueServiceKey(keys, { issuer, now, expiresAt: new Date(now.getTime() + KEY_TTL_MS) })
    const headers = { Authorization: `Bearer ${key}`, ...NEW_ERRORS }
    const answer = await send(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return { status: answer.status, body: await answer.json() }
  }
}
