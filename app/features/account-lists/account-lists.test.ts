import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { testDatabase } from '#test/database.ts'
import { contextOn } from '#test/context.ts'
import { member } from '#test/people.ts'
import { changeLists } from './commands/change-lists.server.ts'
import { forgetLists } from './commands/forget-lists.server.ts'
import { listAccountLists, readLists } from './queries.server.ts'
import { mergeEntries, listCookies, type Lists } from './schema.ts'

const { db } = await testDatabase()
const siteUrl = 'https://diya.example'
const as = contextOn(db)

/** A browser that stores cookies from answers and sends them along. */
class Device {
  readonly jar = new Map<string, string>()
  actor: Actor = VISITOR

  get cookies(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async change(change: (lists: Lists) => Lists | null): Promise<Lists | null> {
    const { actor, cookies } = this
    const lists = await changeLists(as(actor), { cookies, change })
    for (const cookie of lists ? listCookies(lists, { actor, siteUrl, cookies }) : []) {
      const [pair = ''] = cookie.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (value) this.jar.set(name, value)
      else this.jar.delete(name)
    }
    return lists
  }

  add = (id: string, quantity = 1) =>
    this.change((lists) => ({ ...lists, cart: [...lists.cart.filter((each) => each.id !== id), { id, quantity }] }))
  save = (id: string) => this.change((lists) => ({ ...lists, saved: [...lists.saved, { id, quantity: 1 }] }))
  /** The request that a page sends once after the sign-in. */
  meet = () => this.change((lists) => lists)
  see = async () => words(await readLists(as(this.actor), this.cookies))

  async signIn(userId: string): Promise<void> {
    this.actor = { ...member(), userId }
    await this.meet()
  }

  /** As `own-storage.ts` does. */
  signOut(): void {
    this.actor = VISITOR
    if (this.jar.has('diya-lists')) this.jar.clear()
  }
}

const words = ({ cart, saved }: Lists) =>
  `${cart.map(({ id, quantity }) => `${id}:${quantity}`).join(' ')} | ${saved.map(({ id }) => id).join(' ')}`

describe('a member with two devices', () => {
  it('finds on the laptop what they put into the cart on the phone, and the other way round', async () => {
    const [asha, phone, laptop] = [randomUUID(), new Device(), new Device()]
    await phone.add('saree', 2)
    await phone.save('p-lamp')
    await phone.signIn(asha)
    expect(phone.jar.get('diya-cart')).toBe('saree:2')
    await laptop.add('saree', 1)
    await laptop.add('soap', 3)
    await laptop.signIn(asha)
    expect(await laptop.see()).toBe('saree:2 soap:3 | p-lamp')
    expect(laptop.jar.get('diya-cart')).toBe('saree:2.soap:3')
    expect(await phone.see()).toBe('saree:2 soap:3 | p-lamp')
    // An entry removed on one device is not restored by the other's old copy.
    await laptop.change((lists) => ({ ...lists, cart: lists.cart.filter(({ id }) => id !== 'saree') }))
    await phone.meet()
    expect(await phone.see()).toBe('soap:3 | p-lamp')
    expect(phone.jar.get('diya-cart')).toBe('soap:3')
  })

  it('loses nothing when both devices add something at the same time', async () => {
    const [asha, phone, laptop] = [randomUUID(), new Device(), new Device()]
    await phone.signIn(asha)
    await laptop.signIn(asha)
    await Promise.all([phone.add('saree'), laptop.add('soap')])
    expect((await phone.see()).split(' | ')[0]?.split(' ').toSorted()).toEqual(['saree:1', 'soap:1'])
  })

  it('keeps the cart when a change was refused', async () => {
    const [asha, phone] = [randomUUID(), new Device()]
    await phone.add('saree')
    await phone.signIn(asha)
    expect(await phone.change(() => null)).toBeNull()
    expect(words(await listAccountLists(db, { userId: asha }))).toBe('saree:1 | ')
  })
})

describe('a phone that two people share', () => {
  it('is empty after the first signed out, whose account keeps the lists', async () => {
    const [asha, meena, phone] = [randomUUID(), randomUUID(), new Device()]
    await phone.add('saree')
    await phone.signIn(asha)
    phone.signOut()
    expect(await phone.see()).toBe(' | ')
    await phone.signIn(meena)
    expect(await phone.see()).toBe(' | ')
    expect(words(await listAccountLists(db, { userId: asha }))).toBe('saree:1 | ')
  })

  it('gives nothing of the first to the second when they sign in without a sign-out in between', async () => {
    const [asha, meena, phone] = [randomUUID(), randomUUID(), new Device()]
    await phone.add('saree')
    await phone.signIn(asha)
    await phone.signIn(meena)
    expect(await phone.see()).toBe(' | ')
    expect(phone.jar.has('diya-cart')).toBe(false)
    expect(words(await listAccountLists(db, { userId: meena }))).toBe(' | ')
  })
})

it('a visitor’s lists are stored on the device only', async () => {
  const phone = new Device()
  await phone.add('saree')
  expect([...phone.jar.keys()]).toEqual(['diya-cart'])
  const answer = { actor: VISITOR, siteUrl, cookies: 'diya-cart=saree; diya-lists=0a1b2c3d' }
  expect(listCookies({ cart: [{ id: 'saree', quantity: 1 }], saved: [] }, answer)).toEqual([
    'diya-lists=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  ])
})

it('two lists that are too long together keep the account’s entries first', () => {
  const list = (name: string, length: number) => Array.from({ length }, (_, i) => ({ id: `${name}-${i}`, quantity: 1 }))
  const joined = mergeEntries(list('kept', 50), [{ id: 'kept-0', quantity: 9 }, ...list('new', 30)])
  expect(joined).toHaveLength(60)
  expect(joined[0]).toEqual({ id: 'kept-0', quantity: 9 })
  expect(joined.filter(({ id }) => id.startsWith('kept'))).toHaveLength(50)
})

it('an erased account has no lists', async () => {
  const [asha, phone] = [randomUUID(), new Device()]
  await phone.add('saree')
  await phone.signIn(asha)
  await forgetLists(as(phone.actor))
  expect(words(await listAccountLists(db, { userId: asha }))).toBe(' | ')
})
