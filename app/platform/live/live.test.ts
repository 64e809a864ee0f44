import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '#app/platform/db/database.server.ts'
import { testDatabase } from '#test/database.ts'
import { openEventStream } from './event-stream.server.ts'
import { LiveHub } from './live-hub.server.ts'
import { PAYLOAD_BYTES_MAX, publish } from './publish.server.ts'

const TEA = { topics: ['tea'], network: '192.0.2.7' }

let database: Database
let hub: LiveHub
beforeAll(async () => {
  database = await testDatabase()
})
afterEach(() => hub.close())

describe('a subscriber', () => {
  it('receives an event of the topic after the commit, and no events of other topics', async () => {
    hub = await LiveHub.start(database)
    const received: unknown[] = []
    hub.subscribe('tea', (data) => received.push(data))
    await database.db.transaction(async (tx) => {
      await publish(tx, [
        { topic: 'tea', data: { cups: 2 } },
        { topic: 'coffee', data: { cups: 9 } },
      ])
      expect(received).toEqual([])
    })
    await vi.waitFor(() => expect(received).toEqual([{ cups: 2 }]))
  })

  it('receives nothing from a transaction that was rolled back', async () => {
    hub = await LiveHub.start(database)
    const received: unknown[] = []
    hub.subscribe('tea', (data) => received.push(data))
    const failed = database.db.transaction(async (tx) => {
      await publish(tx, [{ topic: 'tea', data: 'spilled' }])
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await database.db.transaction((tx) => publish(tx, [{ topic: 'tea', data: 'served' }]))
    await vi.waitFor(() => expect(received).toEqual(['served']))
  })

  it('receives nothing after unsubscribing', async () => {
    hub = await LiveHub.start(database)
    const received: string[] = []
    const leave = hub.subscribe('tea', () => received.push('gone'))
    hub.subscribe('tea', () => received.push('here'))
    leave?.()
    await publish(database.db, [{ topic: 'tea', data: 1 }])
    await vi.waitFor(() => expect(received).toEqual(['here']))
  })

  it('is refused when the limit is reached, and accepted after another one unsubscribes', async () => {
    hub = await LiveHub.start(database, { subscribersMax: 1 })
    const leave = hub.subscribe('tea', () => {})
    expect(hub.subscribe('tea', () => {})).toBeNull()
    expect(openEventStream(hub, TEA)).toBeNull()
    leave?.()
    leave?.()
    expect(hub.subscribe('tea', () => {})).not.toBeNull()
    expect(hub.subscribe('tea', () => {})).toBeNull()
  })

  it('counts towards the limit of its network, and unsubscribing frees it', async () => {
    hub = await LiveHub.start(database, { subscribersMax: 5, perNetworkMax: 2 })
    const listen = (network?: string) => hub.subscribe('tea', { onEvent: () => {}, network })
    const leave = listen('192.0.2.1')
    listen('192.0.2.1')
    expect(listen('192.0.2.1')).toBeNull()
    expect(openEventStream(hub, { topics: ['tea'], network: '192.0.2.1' })).toBeNull()
    expect(listen('192.0.2.2')).not.toBeNull()
    expect(listen()).not.toBeNull()
    leave?.()
    leave?.()
    expect(openEventStream(hub, { topics: ['tea', 'coffee'], network: '192.0.2.1' })).toBeNull()
    expect(listen('192.0.2.1')).not.toBeNull()
    expect(listen('192.0.2.1')).toBeNull()
  })
})

it('throws for an event that is too large for a notification', async () => {
  hub = await LiveHub.start(database)
  const large = publish(database.db, [{ topic: 'tea', data: 'x'.repeat(PAYLOAD_BYTES_MAX) }])
  await expect(large).rejects.toThrow('live event on tea is too large')
})

describe('a stream', () => {
  const read = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
    const { value, done } = await reader.read()
    return done ? 'the end' : new TextDecoder().decode(value)
  }

  it('sends events to the browser, and ends when the hub closes', async () => {
    hub = await LiveHub.start(database)
    const response = openEventStream(hub, TEA)
    expect(response?.headers.get('Content-Type')).toBe('text/event-stream')
    const reader = response?.body?.getReader()
    if (!reader) throw new Error('no body')
    expect(await read(reader)).toBe('retry: 5000\n\n')
    await publish(database.db, [{ topic: 'tea', data: { event: 'served', data: { to: 'two\nlines' } } }])
    expect(await read(reader)).toBe('event: served\ndata: {"to":"two\\nlines"}\n\n')
    await hub.close()
    expect(await read(reader)).toBe('the end')
  })

  it('unsubscribes when the browser disconnects', async () => {
    hub = await LiveHub.start(database, { subscribersMax: 1 })
    const response = openEventStream(hub, TEA)
    expect(openEventStream(hub, TEA)).toBeNull()
    await response?.body?.cancel()
    const next = openEventStream(hub, TEA)
    expect(next).not.toBeNull()
    await next?.body?.cancel()
  })

  it('is closed when the browser does not read', async () => {
    hub = await LiveHub.start(database, { subscribersMax: 1 })
    const unread = openEventStream(hub, TEA)
    expect(unread).not.toBeNull()
    const events = Array.from({ length: 70 }, (_, i) => ({ topic: 'tea', data: { event: 'served', data: i } }))
    await publish(database.db, events)
    await vi.waitFor(() => expect(hub.subscribe('tea', () => {})).not.toBeNull())
  })
})
