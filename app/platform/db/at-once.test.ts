import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atOnce } from './at-once.ts'

test('each part gives its result, in order', async () => {
  expect(await atOnce([sleep(2, 'diya'), 'samai', undefined])).toEqual(['diya', 'samai', undefined])
})

test('an error is thrown when every part has ended, and it is the first one', async () => {
  let hasEnded = false
  const first = Promise.reject(new Error('first'))
  const slow = sleep(5).then(() => {
    hasEnded = true
    throw new Error('because of the first')
  })
  await expect(atOnce([slow, first])).rejects.toThrow(/^first$/)
  expect(hasEnded).toBe(true)
})
