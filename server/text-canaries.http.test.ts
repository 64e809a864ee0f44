import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { auditLogEntries } from '#auth/tables/audit.server.ts'
import { sendLimits, textCounts } from '#auth/tables/limits.server.ts'
import { testApp } from '#test/app.ts'

// Numbers, codes and texts may not reach a log, the audit table, the counters or an error, whatever the provider
// answers: its errors quote the number, and the texts of notices are private.

/** What was given to the provider. */
let sent: string[]
let answer: (given: string) => Response
vi.stubGlobal('fetch', async (_url: unknown, init?: RequestInit) => {
  const given = String(init?.body)
  sent.push(given)
  return answer(given)
})
afterAll(() => vi.unstubAllGlobals())

const t = await testApp({
  RATE_LIMITS: '1',
  AUTH_PHONE_ENABLED: 'true',
  AUTH_SMS_PROVIDER: 'twilio',
  AUTH_SMS_TWILIO_ACCOUNT_SID: 'AC1',
  AUTH_SMS_TWILIO_AUTH_TOKEN: 'provider-secret',
  AUTH_SMS_TWILIO_FROM: '+15550001111',
  AUTH_SMS_CHANNELS: 'sms,whatsapp,call',
})
const { db } = t.database
const PRIVATE_TEXT = 'Your request about the shelter was answered'

const printed: string[] = []
for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
  vi.spyOn(console, name).mockImplementation((...said: unknown[]) => void printed.push(said.map(String).join(' ')))
}
afterAll(() => vi.restoreAllMocks())

let last = 919_500_000_000
let phone: string
let bodies: string[]

beforeEach(async () => {
  await db.delete(sendLimits)
  phone = String(++last)
  sent = []
  bodies = []
  t.logged.length = 0
  printed.length = 0
})

async function post(path: string, body: object) {
  const response = await t.services.auth.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  bodies.push(await response.clone().text())
  return response
}

/** The codes in what was given to the provider. */
function codesSent(): string[] {
  return sent.flatMap((body) => {
    const params = new URLSearchParams(body)
    const text = params.get('Body') ?? params.get('Twiml') ?? ''
    return [...text.replaceAll(', ', '').matchAll(/\b\d{6}\b/g)].map(([code]) => code)
  })
}

/** Random ids and digests, in which six digits in a row also occur by chance. */
const RANDOM_HEX = /"(?:[\da-f]{64}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})"/g

async function findLeaks(): Promise<string[]> {
  const rows = [...(await db.select().from(auditLogEntries)), ...(await db.select().from(sendLimits))]
  const counts = await db.select().from(textCounts)
  const seen = JSON.stringify([t.logged, printed, bodies, rows, counts]).replaceAll(RANDOM_HEX, '""')
  return [phone.slice(2), PRIVATE_TEXT, 'provider-secret', ...codesSent()].filter((canary) => seen.includes(canary))
}

const CASES: Record<string, typeof answer> = {
  'accepts it': () => Response.json({ sid: 'SM1' }, { status: 201 }),
  'quotes it in an error': (given) => Response.json({ code: 21_211, message: given }, { status: 400 }),
  'quotes it in an error page': (given) => new Response(given, { status: 503 }),
  'quotes it in nonsense': (given) => new Response(`<p>${given}</p>`),
  'is asked too often': (given) => Response.json({ message: given }, { status: 429 }),
  'is away': (given) => {
    throw new TypeError(`fetch failed for ${given}`, { cause: new Error(given) })
  },
}

describe('a code and a notice leave no trace', () => {
  test.each(Object.keys(CASES))('when the provider %s', async (name) => {
    answer = CASES[name] ?? answer
    for (const channel of ['sms', 'whatsapp', 'call']) {
      await post('/otp', { phone, channel })
      await post('/resend', { type: 'sms', phone })
      t.clock.now = new Date(t.clock.now.getTime() + 61_000)
    }
    await post('/verify', { type: 'sms', phone, token: '000000' })
    const notice = { phone: `+${phone}`, message: PRIVATE_TEXT, template: { kind: 'answer', variables: {} } }
    await t.services.auth.sendText(notice).catch((error: Error) => bodies.push(`${error.message} ${error.stack}`))
    expect(codesSent().length).toBeGreaterThan(2)
    expect(sent.join()).toContain(phone)
    expect(await findLeaks()).toEqual([])
    if (name !== 'accepts it') {
      expect(t.logged.filter(({ message }) => message === 'a text message could not be sent').length).toBeGreaterThan(3)
    }
  })
})
