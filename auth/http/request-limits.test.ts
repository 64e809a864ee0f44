import { describe, expect, test } from 'vitest'
import { EXTERNAL_URL, openService } from '#auth/test/service.test-support.ts'
import { SETTING_NAMES } from '#auth/settings/settings.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()

/** A body that counts reads. */
function watched(chunk: string) {
  const seen = { reads: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.reads++
        controller.enqueue(new TextEncoder().encode(chunk))
        if (seen.reads === 3) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { seen, body }
}

describe('an endpoint with a body', () => {
  const one = SETTING_NAMES.filter((name) => /^AUTH_RATE_LIMIT_.*_PER_(5_)?MIN$/.test(name)).map((name) => [name, '1'])
  const grants = ['password', 'refresh_token', 'pkce', 'id_token', 'web3', 'unknown']

  test('counts a request before reading it', async () => {
    const auth = await openService(db, {
      ...Object.fromEntries(one),
      AUTH_RATE_LIMITS: 'on',
      AUTH_SAML_ENABLED: 'false',
    })
    const places = auth.app.routes
      .filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
      .flatMap(({ method, path }) =>
        path === '/token' ? grants.map((grant) => [method, `${path}?grant_type=${grant}`]) : [[method, path]],
      )
    const entryPoints = [...new Set(places.map((place) => place.join(' ')))]
    expect(entryPoints.length).toBeGreaterThan(30)
    for (const [at, entryPoint] of entryPoints.entries()) {
      const [method = '', path = ''] = entryPoint.split(' ')
      const ask = async () => {
        const { seen, body } = watched('{}')
        const url = `${EXTERNAL_URL}${path.replace(/:\w+/g, 'x')}`
        const init = { method, body, duplex: 'half', headers: { 'X-Test-Ip': `192.0.2.${at}` } }
        const { status } = await auth.app.request(url.slice(EXTERNAL_URL.length), init)
        return [status, seen.reads]
      }
      expect([entryPoint, (await ask())[0]]).not.toEqual([entryPoint, 429])
      expect([entryPoint, ...(await ask())]).toEqual([entryPoint, 429, 0])
    }
  })

  test('does not read a body that declares a size over the limit, and stops reading one over the limit', async () => {
    const auth = await openService(db)
    const large = '"x":1,'.repeat(90_000)
    const ask = (body: ReadableStream, headers: Record<string, string> = {}) => {
      const init = { method: 'POST', body, duplex: 'half', headers }
      return auth.app.request('/signup', init)
    }
    const announced = watched(large)
    const told = await ask(announced.body, { 'Content-Length': String(large.length) })
    expect([told.status, told.headers.get('Connection'), announced.seen.reads]).toEqual([413, 'close', 0])
    const silent = watched(large)
    const untold = await ask(silent.body)
    expect([untold.status, silent.seen.reads]).toEqual([413, 1])
    expect(await untold.json()).toMatchObject({ msg: 'Request body is too large: at most 64 KiB are accepted' })
  })
})

test('a body of ten thousand keys costs no more than one long string of the same size', async () => {
  const auth = await openService(db)
  const keys = Array.from({ length: 9_999 }, (_, at) => `"${at}":1`).join(',')
  const hostile = `{"refresh_token":"x",${keys.slice(0, 65_000).replace(/,[^,]*$/, '')}}`
  const benign = `{"refresh_token":"x","pad":"${'x'.repeat(hostile.length - 30)}"}`
  const fastest: Record<string, number> = {}
  const ask = async (name: string, body: string, status: string) => {
    const start = performance.now()
    const answer = await auth.send('POST', '/token?grant_type=refresh_token', { body })
    fastest[name] = Math.min(fastest[name] ?? Infinity, performance.now() - start)
    expect([answer.status, answer.body.error_code]).toEqual([400, status])
  }
  for (let turn = 0; turn < 20; turn++) {
    await ask('benign', benign, 'validation_failed')
    await ask('hostile', hostile, 'bad_json')
  }
  expect((fastest['hostile'] ?? 0) / (fastest['benign'] ?? 1)).toBeLessThan(2)
})
