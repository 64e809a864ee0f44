import { GoTrueAdminApi, GoTrueClient, type Session } from '@supabase/auth-js'
import { Hono } from 'hono'
import type { AuthDeps } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { generateKey, openKeys, type KeyRing } from '#auth/keys/keys.ts'
import type { MailPort, OutgoingMail } from '#auth/messages/mailer.ts'
import { newSecretsJson, openSecrets, type Secrets } from '#auth/keys/secrets.ts'
import { issueServiceKey } from '#auth/keys/service-key.ts'
import { createAuth, type AuthService } from '#auth/service.ts'
import { readSettings } from '#auth/settings/settings.ts'
import type { SmsSender, TextMessage } from '#auth/messages/sms/sms-sender.ts'

export const EXTERNAL_URL = 'http://local/auth/v1'
export const PASSWORD = 'a good long phrase'
export const NEW_ERRORS = { 'X-Supabase-Api-Version': '2024-01-01' }

/** Accounts are confirmed at once, and nothing is delayed; tests override what they are about. */
const QUICK = {
  AUTH_EXTERNAL_URL: EXTERNAL_URL,
  AUTH_RATE_LIMITS: 'off',
  AUTH_MAILER_AUTOCONFIRM: 'true',
  AUTH_QUIET_ANSWER_MS: '0',
}

/** A service, with a clock that only tests advance. */
export interface TestService extends AuthService {
  clock: TestClock
  keys: KeyRing
  /** Requests of the official clients, e.g. `GET /user`. */
  asked: string[]
  /** Sent mails, oldest first. */
  mails: OutgoingMail[]
  texts: TextMessage[]
  /** Log lines, as JSON. */
  logged: string[]
  /** Sends a request to a path of the service, e.g. `/user`; an object body is sent as JSON. */
  send(method: string, path: string, options?: SendOptions): Promise<Answer>
  /** The official client, with storage of its own. */
  client(): GoTrueClient
  /** A service key, and the official client of the admin API that carries it. */
  serviceKey: string
  admin: GoTrueAdminApi
  /** Signs up a new user and returns the session. */
  signUp(email?: string): Promise<Session>
}

export interface Answer {
  status: number
  headers: Headers
  // Tests read bodies as clients do, by name.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

interface SendOptions {
  body?: unknown
  token?: string
  headers?: Record<string, string>
  ip?: string
}

class TestClock {
  /** Whole seconds, the precision of tokens. */
  now = new Date(Math.floor(Date.now() / 1_000) * 1_000)

  forwardS(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1_000)
  }
}

export async function openService(
  db: AuthDb,
  env: Record<string, string> = {},
  options: {
    keys?: KeyRing
    secrets?: Secrets
    fetch?: typeof globalThis.fetch
    sms?: SmsSender
    mail?: MailPort
    needsLongPassword?: AuthDeps['needsLongPassword']
    sharesCounters?: boolean
  } = {},
): Promise<TestService> {
  const clock = new TestClock()
  const keys = options.keys ?? (await newKeys())
  const logged: string[] = []
  const mails: OutgoingMail[] = []
  const texts: TextMessage[] = []
  const log = (fields: Record<string, unknown>, message: string) =>
    void logged.push(JSON.stringify({ message, ...fields }))
  const service = createAuth({
    db,
    settings: readSettings({ ...QUICK, ...env }, { hasTexts: true }),
    keys,
    secrets: options.secrets ?? (await openSecrets({ json: await newSecretsJson() })),
    clock: () => clock.now,
    log: { info: log, warn: log },
    clientIp: (c) => c.req.header('X-Test-Ip') ?? '192.0.2.1',
    fetch: options.fetch,
    sharesCounters: options.sharesCounters ?? false,
    ...(options.needsLongPassword && { needsLongPassword: options.needsLongPassword }),
    mail: options.mail ?? { send: async (mail) => void mails.push(mail) },
    sms: options.sms ?? { send: async (text) => `message-${texts.push(text)}` },
  })
  const server = new Hono().route('/auth/v1', service.app)
  const asked: string[] = []
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${String(input).slice(EXTERNAL_URL.length)}`)
    return server.request(input, init)
  }
  const send: TestService['send'] = async (method, path, { body, token, headers, ip } = {}) => {
    const answer = await server.request(EXTERNAL_URL + path, {
      method,
      headers: { ...(token && { Authorization: `Bearer ${token}` }), ...(ip && { 'X-Test-Ip': ip }), ...headers },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) }
  }
  const serviceKey = await issueServiceKey(keys, { issuer: EXTERNAL_URL, now: clock.now })
  const headers = { Authorization: `Bearer ${serviceKey}` }
  return {
    ...service,
    serviceKey,
    admin: new GoTrueAdminApi({ url: EXTERNAL_URL, headers, fetch }),
    clock,
    keys,
    asked,
    logged,
    mails,
    texts,
    send,
    client: () =>
      new GoTrueClient({
        url: EXTERNAL_URL,
        fetch,
        storage: newStorage(),
        autoRefreshToken: false,
        experimental: { recoveryCodes: true },
      }),
    async signUp(email = newEmail()) {
      const { body } = await send('POST', '/signup', { body: { email, password: PASSWORD } })
      return body
    },
  }
}

export async function newKeys(): Promise<KeyRing> {
  return openKeys({ json: JSON.stringify({ keys: [await generateKey('sign')] }) })
}

/** Unwraps a value; throws if it is missing. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('What the test stands on is missing.')
  return value
}

let people = 0

export function newEmail(): string {
  return `person-${++people}@example.org`
}

function newStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}
