import { expect, test } from 'vitest'
import { openGiving } from '#app/features/fundraising/giving/giving.test-support.ts'
import { testApp, type TestApp } from '#test/app.ts'
import { bearerOf, signUp } from '#test/people.ts'

const first = await testApp()
const nodes = [first, await testApp({}, { beside: first })]
const giving = openGiving(first.database)
const EVENTS_MAX = 10

/** Opens a stream and reads until an event with this name. */
async function openStream(t: TestApp, path: string, headers: Record<string, string>) {
  const response = await t.get(path, { headers })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/event-stream'])
  const reader = response.body?.getReader()
  if (!reader) throw new Error('A stream has no body.')
  return async (name: string) => {
    for (let i = 0; i < EVENTS_MAX; i++) {
      const text = new TextDecoder().decode((await reader.read()).value)
      if (text.startsWith(`event: ${name}\n`)) return reader.cancel().then(() => text)
    }
    throw new Error(`No event ${name} came.`)
  }
}

/**
 * Streams do not depend on the user, so the end of a session does not matter. A stream with private data would have to
 * close when the session ends.
 */
test('live streams send the same to a visitor, a member and an ended session, in every process', async () => {
  const streams = Object.keys({ ...first.services.apiRoutes, ...first.services.browserRoutes })
  expect(streams.filter((path) => path.startsWith('/live'))).toEqual(['/live/campaigns', '/live/events'])
  const slug = await giving.campaign()
  const [giver, gone] = [await signUp(first, 'Zqgiver'), await signUp(first, 'Zqgone')]
  await first.request('/auth/v1/logout', { method: 'POST', headers: bearerOf(gone) })
  const callers = [{}, giver.init.headers, gone.init.headers, bearerOf(giver)]
  const asked = nodes.flatMap((t) => callers.map((headers) => openStream(t, `/live/campaigns/${slug}`, { ...headers })))
  const reads = await Promise.all(asked)
  await giving.paid(slug, { name: giver.name, email: giver.email, isAnonymous: true })
  const heard = await Promise.all(reads.map((read) => read('supporter')))
  expect(new Set(heard).size).toBe(1)
  expect(heard[0]).toContain('"name":null')
  for (const word of [giver.name, giver.email, giver.userId]) expect(heard[0]).not.toContain(word)
})
