import type { Engine } from '#app/platform/db/database.server.ts'
import { ACCESS_TOKEN_COOKIE } from '#app/platform/session/session-names.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { createAccounts } from '#auth/accounts/users.ts'
import { readSettings } from '#auth/settings/settings.ts'
import { startArgon2id } from './floors/argon2id.ts'
import { startJwtVerification } from './floors/jwt.ts'
import { ownStatement } from './floors/own-statement.ts'
import { startSessionRead } from './floors/session-read.ts'
import { startStatementServer } from './floors/statement-server.ts'
import { type Statement, startPgStatement } from './floors/statement.ts'
import { compare } from './harness/compare.ts'
import { Databases } from './harness/databases.ts'
import { type LoadRequest, startLoad } from './harness/load.ts'
import { processorMsPerOperation } from './harness/processor.ts'
import { ratioRow, type Row, shareRow } from './harness/report.ts'
import { JSON_TYPE, PERSON, type Session, signUp } from './harness/sign-up.ts'
import { openSite } from './harness/site.ts'
import { manySessionsToken, openManySessions } from './many-sessions.ts'

const LANES = 16
/** More than are refreshed during the measurement. */
const SESSIONS = 20_000
/** Besides the session whose pages are rendered. */
const OTHER_SESSIONS = 1_000
const SIGNED_IN_PAGES = ['/home', '/account/orders']
const READ_SHARE_PERCENT_MAX = 10
/** More than there are cores, so that one sign-in hashes while another writes its session. */
const SIGN_INS_AT_ONCE = 4
const SIGN_IN_FLOORS = [
  { by: 'node', id: 'P8', floorName: "Node's own argon2id", min: 0.9 },
  { by: 'library', id: '', floorName: 'argon2id of its library', min: null },
] as const
/** Longer than the usual ones: there are about a hundred sign-ins a second. */
const SIGN_IN_ROUNDS = { rounds: 10, roundMs: 2_000, warmUpMs: 15_000 }

/**
 * Sign-in against the hash alone (P8), `GET /user` against its own statement (P9), and refresh and `GET /user` against
 * the verification of a token alone, which every server with tokens has to do.
 */
export async function auth(): Promise<Row[]> {
  const databases = await Databases.open()
  const [engine = 'pglite'] = databases.engines
  const shares: Row[] = []
  for (const each of databases.engines) shares.push(...(await measurePages(databases, each)))
  const { env, url } = await databases.prepare(engine, ({ db }) => openManySessions(db, { count: SESSIONS }))
  const site = await openSite(env)
  try {
    const session = await signUp(site.url)
    const rows = [...(await measureSignIn(site.url)), ...(await measureTokens(site.url, session))]
    // The floor reads the same row on PostgreSQL, beside the server; an embedded database has one owner.
    if (url !== null) rows.push(...(await measureCurrentUser(site.url, url, session)))
    return [...rows, ...shares]
  } finally {
    await site.close()
    await databases.close()
  }
}

async function measureTokens(url: string, { access_token: token }: Session): Promise<Row[]> {
  const floor = await startJwtVerification(claimsOf(token))
  const refreshes = await startLoad(url, { requests: refreshRequests(SESSIONS), connections: LANES, once: true })
  const refreshed = await compare(refreshes, floor, { rounds: 5, roundMs: 400, warmUpMs: 400 })
  const requests = [{ path: '/auth/v1/user', headers: { Authorization: `Bearer ${token}` } }]
  const questions = await startLoad(url, { requests, connections: LANES })
  const asked = await compare(questions, floor)
  await Promise.all([refreshes.close(), questions.close(), floor.close()])
  const row = { id: '', floorName: 'bare ES256 verification', min: null }
  return [
    ratioRow({ ...row, what: 'refresh: the next pair of tokens' }, refreshed),
    ratioRow({ ...row, what: 'GET /auth/v1/user, signed in' }, asked),
  ]
}

/** Every refresh token is used once, so that each request is a rotation and none is a repeated response. */
function refreshRequests(count: number): LoadRequest[] {
  const path = '/auth/v1/token?grant_type=refresh_token'
  return Array.from({ length: count }, (_, index) => {
    const body = JSON.stringify({ refresh_token: manySessionsToken(index) })
    return { method: 'POST', path, headers: JSON_TYPE, body }
  })
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
}

async function measureCurrentUser(url: string, databaseUrl: string, { access_token: token }: Session): Promise<Row[]> {
  const statement = await accountStatement(databaseUrl, claimsOf(token))
  const requests = [{ path: '/auth/v1/user', headers: { Authorization: `Bearer ${token}` } }]
  const own = await startLoad(url, { requests, connections: LANES })
  const floor = await startPgStatement(databaseUrl, statement, LANES)
  const bare = await compare(own, floor)
  await floor.close()
  const server = await startStatementServer(databaseUrl, statement)
  const floorOverHttp = await startLoad(server.url, { requests: [{ path: '/' }], connections: LANES })
  const served = await compare(own, floorOverHttp)
  await Promise.all([own.close(), floorOverHttp.close()])
  server.close()
  const row = { id: 'P9', what: 'GET /auth/v1/user, signed in, PostgreSQL' }
  return [
    ratioRow({ ...row, floorName: 'its prepared statement', min: null }, bare),
    ratioRow({ ...row, floorName: 'that behind node:http', min: 0.6 }, served),
  ]
}

async function accountStatement(databaseUrl: string, claims: Record<string, unknown>): Promise<Statement> {
  const database = await openDatabase({ dataDir: '', databaseUrl, onError: () => {} })
  const ids = { userId: String(claims['sub']), sessionId: String(claims['session_id']) }
  const accounts = createAccounts(database.db)
  const statement = await ownStatement(database.db, () => accounts.findWithSession(ids))
  await database.close()
  return statement
}

/** The cost of identifying the user in a page that is rendered for a member. */
async function measurePages(databases: Databases, engine: Engine): Promise<Row[]> {
  const prepared = await databases.prepare(engine, ({ db }) => openManySessions(db, { count: OTHER_SESSIONS }))
  const { url } = prepared
  const read = { url, dataDir: url === null ? databases.copyDataDir(prepared) : '', lanes: LANES }
  const site = await openSite(prepared.env)
  try {
    const { access_token: token } = await signUp(site.url)
    const reading = await startSessionRead(read)
    const partMs = await processorMsPerOperation(reading, reading.pid)
    await reading.close()
    const rows: Row[] = []
    for (const path of SIGNED_IN_PAGES) {
      const headers = { Cookie: `${ACCESS_TOKEN_COOKIE}=${token}`, Accept: 'text/html' }
      const page = await startLoad(site.url, { requests: [{ path, headers }], connections: LANES })
      const what = `${path} rendered for a member, ${engine}`
      const wholeMs = await processorMsPerOperation(page, site.process.pid)
      await page.close()
      rows.push(
        shareRow({ id: '', what, partName: 'to identify the user', max: READ_SHARE_PERCENT_MAX }, { wholeMs, partMs }),
      )
    }
    return rows
  } finally {
    await site.close()
  }
}

async function measureSignIn(url: string): Promise<Row[]> {
  const path = '/auth/v1/token?grant_type=password'
  const requests = [{ method: 'POST', path, headers: JSON_TYPE, body: JSON.stringify(PERSON) }]
  const own = await startLoad(url, { requests, connections: SIGN_INS_AT_ONCE })
  const cost = readSettings({ AUTH_EXTERNAL_URL: `${url}/auth/v1` }).password
  const rows: Row[] = []
  for (const { by, ...row } of SIGN_IN_FLOORS) {
    const floor = await startArgon2id(cost, by)
    rows.push(ratioRow({ what: 'sign-in with a password', ...row }, await compare(own, floor, SIGN_IN_ROUNDS)))
    await floor.close()
  }
  await own.close()
  return rows
}
