import { expect, test } from 'vitest'
import { idleMemory } from './idle-memory.ts'

const HOUR_MS = 3_600_000

/** How often memory was given back after these ticks. */
async function collections(ticks: readonly (readonly [busy: number, nowMs: number])[]): Promise<number> {
  let count = 0
  const tick = idleMemory(async () => void count++)
  for (const [busy, nowMs] of ticks) await tick(busy, nowMs)
  return count
}

const ticks = (busy: number, fromMs: number, count: number) =>
  Array.from({ length: count }, (_, i) => [busy, fromMs + i * 2_000] as const)

test('after its start a site gives memory back once, as soon as it is idle, and never while it works', async () => {
  expect(await collections(ticks(0.4, 0, 10_000))).toBe(0)
  expect(await collections([...ticks(0.4, 0, 5), ...ticks(0.01, 10_000, 1)])).toBe(1)
  expect(await collections(ticks(0.01, 0, 10_000))).toBe(1)
})

test('after work it gives memory back again, at most once an hour', async () => {
  const minute = 60_000
  const busyEveryMinute = Array.from({ length: 600 }, (_, i) => [
    [0.5, i * minute] as const,
    [0.01, i * minute + 2_000] as const,
  ]).flat()
  expect(await collections(busyEveryMinute)).toBe(10)
  expect(
    await collections([
      [0, 0],
      [0.5, HOUR_MS / 2],
      [0, HOUR_MS / 2 + 2_000],
      [0, HOUR_MS + 2_000],
    ]),
  ).toBe(2)
})
