import { expect, test } from 'vitest'
import { ownTurn } from './own-turn.server.ts'

test('what waits for a turn of its own shares it with nobody, in order, and others run between', async () => {
  const seen: string[] = []
  const others = setInterval(() => seen.push('other'), 0)
  const busy = async (name: string) => {
    await ownTurn()
    const until = performance.now() + 5
    while (performance.now() < until);
    seen.push(name)
  }
  await Promise.all(['first', 'second', 'third'].map(busy))
  await busy('later')
  clearInterval(others)
  expect(seen.filter((name) => name !== 'other')).toEqual(['first', 'second', 'third', 'later'])
  expect(seen.join(' ')).toMatch(/first other.* second other.* third/)
})
