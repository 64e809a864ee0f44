import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { createApp } from '#server/app.ts'
import { testApp } from '#test/app.ts'
import { Metrics } from './metrics.ts'
import { answerMetrics, serveMetrics, withMetrics } from './serve.ts'
import { addStoredFigures } from './stored-figures.ts'

const TOKEN = 'a-token-of-the-scraper'
const t = await testApp({ RATE_LIMITS: '0' })

async function listen(handler: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handler)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const read = async (metrics: Metrics) =>
  (await fetch(`${await listen(answerMetrics(metrics, undefined))}/metrics`)).text()

test('requests are counted by the pattern of their route, and nothing of a person is in a label', async () => {
  const metrics = new Metrics()
  const app = createApp({ ...t.services, metrics })
  for (const path of ['/campaign/asha-secret-slug', '/orders/a-secret-token', '/no-such-secret', '/stories?q=secret'])
    await app.request(`http://localhost:3000${path}`)
  await app.request('http://localhost:3000/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email: 'secret@example.org', password: 'a good long phrase' }),
  })
  const said = await read(metrics)
  expect(said).toContain('diya_requests_total{route="/campaign/:slug",method="GET",status="4xx"} 1')
  expect(said).not.toContain('diya_data_checks_failed 0')
  expect(said).toContain('diya_requests_total{route="*",method="GET",status="4xx"} 1')
  expect(said).toContain('diya_request_duration_seconds_count{method="GET"} 4')
  expect(said).toContain('diya_sign_in_refusals_total{status="400"} 1')
  expect(said).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(said).toContain('process_resident_memory_bytes')
  expect(said).not.toMatch(/secret|example\.org/)
})

test('an operator sees what waits, what failed, and which job no longer runs', async () => {
  const metrics = new Metrics()
  addStoredFigures(metrics, t.database, () => t.clock.now)
  const { db } = t.database
  const createdAt = new Date(t.clock.now.getTime() - HOUR_MS)
  for (const dedupeKey of ['waits', 'given up']) {
    const mail = { dedupeKey, to: 'asha@example.org', subject: 'Hello', text: 'Hello', createdAt }
    await enqueueMail(db, t.services, mail)
  }
  await db.execute(sql`UPDATE outbox SET next_attempt_at = NULL, attempts = 12 WHERE dedupe_key = 'given up'`)
  metrics.jobRun({ name: 'send mails', everyMs: 2_000, isOk: false })
  metrics.dataChecks(2)
  metrics.cachedPage('hit')
  const said = await read(metrics)
  expect(said).toContain('diya_outbox_waiting 1')
  expect(said).toContain('diya_outbox_oldest_seconds 3600')
  expect(said).toContain('diya_outbox_failed 1')
  expect(said).toContain('diya_open_reports 0')
  expect(said).toContain('diya_database_up 1')
  expect(said).toContain('diya_job_runs_total{job="send mails",result="failed"} 1')
  expect(said).not.toContain('diya_job_last_success_timestamp_seconds{')
  expect(said).toContain('diya_data_checks_failed 2')
  expect(said).toContain('diya_page_cache_requests_total{result="hit"} 1')
})

test('without the token nobody reads the figures, and the site itself goes on', async () => {
  const metrics = new Metrics()
  const url = await listen(withMetrics(metrics, TOKEN, (_req, res) => void res.end('the site')))
  const ask = (authorization?: string) =>
    fetch(`${url}/metrics?x=1`, { headers: authorization ? { authorization } : {} })
  for (const wrong of [undefined, 'Bearer', `Bearer ${TOKEN.slice(1)}`, `Bearer ${TOKEN}x`, TOKEN]) {
    const answer = await ask(wrong)
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await answer.text()).not.toContain('diya_')
  }
  expect((await ask(`Bearer ${TOKEN}`)).status).toBe(200)
  expect(await (await fetch(`${url}/metricsx`)).text()).toBe('the site')
  const own = await serveMetrics(metrics, { port: 0, host: '127.0.0.1', token: undefined })
  onTestFinished(() => void own.close())
  const ownUrl = `http://127.0.0.1:${(own.address() as AddressInfo).port}`
  expect([(await fetch(`${ownUrl}/metrics`)).status, (await fetch(`${ownUrl}/`)).status]).toEqual([200, 404])
})

test('without a setting the site has no such page', async () => {
  expect((await t.get('/metrics')).status).toBe(404)
})
