import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { isUnreachable } from '#app/platform/unreachable.ts'
import { KeptThread } from './kept-thread.server.ts'
import { ThreadBusyError } from './thread-busy.ts'
import { ThreadEndedError } from './thread.server.ts'
import type { Doing } from './thread-program.test-support.ts'

const opened: KeptThread[] = []
afterEach(() => Promise.all(opened.splice(0).map((thread) => thread.end())))

function open({ secondsMax = 20, callsMax = 10, idleMs = 60_000 } = {}) {
  const program = 'app/platform/threads/thread-program.test-support.ts'
  const thread = new KeptThread({ program, memoryMbMax: 64, secondsMax, callsMax, idleMs })
  opened.push(thread)
  return { thread, call: (doing: Doing) => thread.call<number>(doing) }
}

test('calls are answered by one thread, one after another', async () => {
  const { call } = open()
  const names = await Promise.all([call('name'), call('rest'), call('name')])
  expect(new Set(names).size).toBe(1)
  expect(names[0]).toBeGreaterThan(0)
})

test('what cannot be drawn fails alone, with its reason, and the thread stays', async () => {
  const { call } = open()
  const [before, failed, after] = await Promise.allSettled([call('name'), call('throw'), call('name')])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'too large' } })
  expect(after).toEqual(before)
})

test('a crash fails one call, also when others wait, and the next is answered by another thread', async () => {
  const { call } = open()
  const [before, crashed, ...after] = await Promise.allSettled([
    call('name'),
    call('crash'),
    call('name'),
    call('name'),
  ])
  expect(crashed).toMatchObject({ status: 'rejected', reason: { cause: { message: 'crashed' } } })
  expect(crashed).toHaveProperty('reason', expect.any(ThreadEndedError))
  expect(after.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(after[0]).toEqual(after[1])
  expect(after[0]).not.toEqual(before)
})

test('one that never ends fails when its time is over, and the next is answered', async () => {
  const { call } = open({ secondsMax: 2 })
  const [looping, after] = await Promise.allSettled([call('loop'), call('name')])
  expect(looping).toHaveProperty('reason', expect.any(ThreadEndedError))
  expect(after.status).toBe('fulfilled')
})

test('when too many wait the next is told at once to come back, and others are answered', async () => {
  const { call } = open({ callsMax: 3 })
  const waiting = [call('rest'), call('name'), call('name')]
  const refused: unknown = await call('name').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ThreadBusyError)
  expect(isUnreachable(refused)).toBe(true)
  const answers = await Promise.all(waiting)
  expect(await call('name')).toBe(answers[0])
})

test('without calls the thread is given back, never during one, and the next call starts another', async () => {
  const { thread, call } = open({ idleMs: 100 })
  expect(thread.isRunning).toBe(false)
  const first = await call('name')
  // Longer than the time without calls.
  expect(await call('rest')).toBe(first)
  expect(thread.isRunning).toBe(true)
  await vi.waitFor(() => expect(thread.isRunning).toBe(false), 20_000)
  expect(await call('name')).not.toBe(first)
})

test('when the server stops what waits fails, and nothing keeps it from ending', async () => {
  const { thread, call } = open()
  const waiting = Promise.allSettled([call('rest'), call('name')])
  await wait(0)
  await thread.end()
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(thread.isRunning).toBe(false)
})
