import { expect, test } from 'vitest'
import type { Db } from '#app/platform/db/database.server.ts'
import { BegunReads, type EarlyRead } from './early-read.server.ts'

const db = {} as Db

function openReads() {
  const asked: string[] = []
  const shop: EarlyRead<string> = {
    paths: /^\/account\/shop(?![\w-])/,
    read: async ({ userId }) => {
      asked.push(userId)
      return 'Asha’s shop'
    },
  }
  const cart: EarlyRead<string> = { paths: /^\/cart/, read: () => Promise.reject(new Error('the database is away')) }
  const begin = (path: string) => {
    const begun = new BegunReads()
    begun.begin([shop, cart], { db, userId: 'asha', path })
    return begun
  }
  return { asked, shop, cart, begin }
}

test('a page gets what was begun for it, which is read once', async () => {
  const { asked, shop, cart, begin } = openReads()
  const begun = begin('/account/shop/orders')
  expect(await begun.find(shop)).toBe('Asha’s shop')
  expect(await begun.find(shop)).toBe('Asha’s shop')
  expect(asked).toEqual(['asha'])
  expect(begun.find(cart)).toBeUndefined()
})

test('nothing is begun for other pages', () => {
  const { asked, shop, begin } = openReads()
  expect(begin('/account/shop-of-others').find(shop)).toBeUndefined()
  expect(asked).toEqual([])
})

test('a read that fails says so to whoever waits for it, and to nobody else', async () => {
  const { cart, begin } = openReads()
  // Nobody waits for this one: were its failure unhandled, the run would fail.
  begin('/cart')
  await expect(begin('/cart').find(cart)).rejects.toThrow('the database is away')
})
