import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const SUPPORT = '/campaign/rukmini-grocery/support'
const READ_PATHS = ['/', '/campaign/rukmini-grocery', '/stories', '/api/v1/products']
const PAUSE_MS = 20
const LATEST_MS = 20_000

/** One request of the load. */
interface Asked {
  kind: 'read' | 'gift' | 'member'
  path: string
  beganAt: number
  endedAt: number
  /** 0 when the connection broke or nothing came. */
  status: number
  retryAfter: string | null
}

export interface Visitors {
  readonly asked: Asked[]
  /** The pages to pay on of all gifts that were acknowledged. */
  readonly given: readonly string[]
  stop(): Promise<void>
}

/** Readers, givers and a member with a session, each one request after the other. */
export function startVisitors(url: string, { readers = 3, givers = 3, token = '', pauseMs = PAUSE_MS }): Visitors {
  const asked: Asked[] = []
  const given: string[] = []
  const load = { isOver: false }
  const lane = async (kind: Asked['kind'], at: number) => {
    for (let turn = at; !load.isOver; turn++) {
      const path = pathOf(kind, turn)
      const beganAt = performance.now()
      const answer = await ask(url, kind, path, token)
      asked.push({ kind, path, beganAt, endedAt: performance.now(), ...answer })
      if (answer.status === 303 && answer.location) given.push(answer.location)
      await sleep(pauseMs)
    }
  }
  const lanes = [
    ...Array.from({ length: readers }, (_, at) => lane('read', at)),
    ...Array.from({ length: givers }, (_, at) => lane('gift', at)),
    ...(token ? [lane('member', 0)] : []),
  ]
  return {
    asked,
    given,
    stop: async () => {
      load.isOver = true
      await Promise.all(lanes)
    },
  }
}

const pathOf = (kind: Asked['kind'], turn: number): string => {
  if (kind === 'gift') return SUPPORT
  return kind === 'member' ? '/auth/v1/user' : (READ_PATHS[turn % READ_PATHS.length] ?? '/')
}

async function ask(url: string, kind: Asked['kind'], path: string, token: string) {
  const signal = AbortSignal.timeout(LATEST_MS)
  const headers: Record<string, string> = kind === 'member' ? { Authorization: `Bearer ${token}` } : { Origin: url }
  const gift = kind === 'gift' ? { method: 'POST', body: newGift() } : {}
  try {
    const answer = await fetch(url + path, { headers, redirect: 'manual', signal, ...gift })
    await answer.arrayBuffer()
    return {
      status: answer.status,
      location: answer.headers.get('Location'),
      retryAfter: answer.headers.get('Retry-After'),
    }
  } catch {
    return { status: 0, location: null, retryAfter: null }
  }
}

function newGift(): URLSearchParams {
  const gift = { intent: 'pay', key: randomUUID(), amount: '100', tip: '0', citizen: 'yes' }
  return new URLSearchParams({ ...gift, name: 'Asha', contact: 'asha@example.org' })
}

/** Acknowledged gifts whose payment is not in the database. */
export async function findLost(databaseUrl: string, given: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client
    .query<{ lost: string }>(
      `SELECT wanted AS lost FROM unnest($1::text[]) wanted
        WHERE NOT EXISTS (SELECT FROM payments p JOIN contributions c ON c.payment_id = p.id
          WHERE right(p.pay_url, length(wanted)) = wanted)`,
      [given.map((location) => location.replace(/^https?:\/\/[^/]+/, ''))],
    )
    .finally(() => client.end())
  return rows.map(({ lost }) => lost)
}

/** A member's access token. */
export async function signUpAt(url: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: 'a good long phrase' })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body })
  const { access_token: token } = (await answer.json()) as { access_token?: string }
  if (!token) throw new Error(`no account: ${answer.status}`)
  return token
}
