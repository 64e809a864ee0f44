import { afterEach, describe, expect, test } from 'vitest'
import { rateLimits, sendLimits } from '#auth/tables/limits.server.ts'
import { type TestApp, testApp } from '#test/app.ts'

const PASSWORD = 'a good long phrase'
const ENV = {
  RATE_LIMITS: '1',
  TRUST_PROXY: '1',
  AUTH_MAIL_INTERVAL_S: '0',
  AUTH_RATE_LIMIT_PASSWORD_PER_ACCOUNT_PER_HOUR: '30',
}
const SLOW = { timeout: 120_000 }

// Only PostgreSQL can have several processes.
describe.runIf(process.env['TEST_DATABASE_URL'])('three processes on one database share their limits', () => {
  let nodes: TestApp[]

  afterEach(async () => {
    await nodes[0]?.database.db.delete(rateLimits)
    await nodes[0]?.database.db.delete(sendLimits)
  })

  async function open(): Promise<void> {
    const first = await testApp(ENV)
    nodes = [first, await testApp(ENV, { beside: first }), await testApp(ENV, { beside: first })]
  }

  /** Sends concurrent requests to all processes and counts the responses other than 429. */
  async function countAllowed(
    count: number,
    sendRequest: (node: TestApp, at: number) => Promise<Response>,
  ): Promise<number> {
    const asked = Array.from({ length: count }, (_, at) => sendRequest(nodes[at % nodes.length] as TestApp, at))
    const answers = await Promise.all(asked)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    return answers.filter(({ status }) => status !== 429).length
  }

  const post = (path: string, body: object, ip: string) => (node: TestApp) =>
    node.request(`/auth/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip },
      body: JSON.stringify(body),
    })
  const guess = (email: string, ip: string) => post('/token?grant_type=password', { email, password: 'a guess' }, ip)

  test('of passwords, codes and orders exactly', SLOW, async () => {
    await open()
    const [first] = nodes as [TestApp]
    for (const email of ['asha@example.com', 'meera@example.com']) {
      expect((await post('/signup', { email, password: PASSWORD }, '10.9.9.9')(first)).status).toBe(200)
    }
    const fromOne = guess('asha@example.com', '10.0.0.1')
    expect(await countAllowed(30, (node) => fromOne(node))).toBe(10)
    const fromMany = (node: TestApp, at: number) => guess('meera@example.com', `10.1.0.${at}`)(node)
    expect(await countAllowed(45, fromMany)).toBe(30)

    const typed = post('/verify', { type: 'email', email: 'asha@example.com', token: '000000' }, '10.0.0.2')
    expect(await countAllowed(45, (node) => typed(node))).toBe(30)
    const recover = (ip: string) => post('/recover', { email: 'asha@example.com' }, ip)
    expect(await countAllowed(15, (node) => recover('10.0.0.3')(node))).toBe(3)
    expect(await countAllowed(15, (node, at) => recover(`10.2.${at}.3`)(node))).toBe(2)

    const headers = { 'X-Forwarded-For': '10.0.0.4' }
    expect(await countAllowed(75, (node) => node.post('/checkout', {}, { headers }))).toBe(60)
  })
})
