import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Site, startSite } from '#test/journeys/site.ts'
import { answersAt, statusOf } from './answers.ts'
import { isInstalled, openProxy, type Proxy, PROXY_NAMES } from './proxies.ts'
import { CANARY_ANSWER, PIPELINED, SMUGGLED } from './smuggled.ts'

// What raw.test.ts sends to the server, through the proxies that operators put before it (`apt-get install nginx haproxy`).
// If proxy and server disagreed where a request ends, the rest would be answered to the next visitor on their connection.

const AT_ONCE = 8

let site: Site
let upstream: number
beforeAll(async () => {
  site = await startSite()
  upstream = Number(new URL(site.url).port)
})
afterAll(() => site.close())

describe.each(PROXY_NAMES)('behind %s', (name) => {
  let proxy: Proxy
  beforeAll(async () => {
    if (isInstalled(name)) proxy = await openProxy(name, upstream)
  })
  afterAll(() => proxy?.close())

  test(`none of ${SMUGGLED.length} ambiguous requests is answered to another visitor`, async (context) => {
    if (!isInstalled(name)) return context.skip()
    const visitors = keepVisiting(proxy.port)
    const received: string[] = []
    for (let at = 0; at < SMUGGLED.length; at += AT_ONCE) {
      const some = SMUGGLED.slice(at, at + AT_ONCE)
      received.push(...(await Promise.all(some.map((raw) => answersAt(proxy.port, raw)))))
    }
    const pages = await visitors.stop()
    expect(pages.length).toBeGreaterThan(SMUGGLED.length)
    expect(pages.filter((page) => page !== 'her page')).toEqual([])

    const statuses = Map.groupBy(received, statusOf)
    console.log(
      `${name}: ${[...statuses].map(([status, all]) => `${status}: ${all.length}`).join(', ')}; ${pages.length} pages meanwhile`,
    )
    // The requests do reach the site through the proxy, and the canary is answered where it is a request.
    expect(await answersAt(proxy.port, PIPELINED.replace('Content_Length', 'X'))).toContain(CANARY_ANSWER)
  })
})

/** Visitors who open one page after another over the proxy's kept connections, and what each of them got. */
function keepVisiting(port: number): { stop(): Promise<string[]> } {
  const seen: string[] = []
  const over = new AbortController()
  const visitor = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const answer = await fetch(`http://127.0.0.1:${port}/about`)
      const text = await answer.text()
      const isHers = answer.status === 200 && text.includes('</html>') && !text.includes(CANARY_ANSWER)
      seen.push(isHers ? 'her page' : `${answer.status} ${text.slice(0, 200)}`)
    }
  }
  const visitors = [visitor(), visitor(), visitor()]
  return {
    stop: async () => {
      over.abort()
      await Promise.all(visitors)
      return seen
    },
  }
}
