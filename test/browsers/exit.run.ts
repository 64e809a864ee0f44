import { describe, expect, test } from 'vitest'
import { BROWSERS, setStage } from './browsers.ts'
import type { Person } from './person.ts'

const stage = setStage()

const WAYS: readonly [string, (person: Person) => Promise<void>][] = [
  ['the link', (person) => person.pressOn('a[href="/exit"]')],
  ['Escape three times', (person) => person.pressKey('Escape', 3)],
]

describe.each(BROWSERS)('%s', (_name, open) => {
  test.each(WAYS)('Exit by %s: Back does not return, and nothing is left', async (_way, exit) => {
    const person = await stage.arrive(open)
    await person.driver.open('about:blank')
    await person.open('/campaign/rukmini-grocery')
    await person.see('Rukmini')
    await person.driver.evaluate(() => {
      localStorage.setItem('diya:own:diary', 'mine')
      sessionStorage.setItem('diya:draft', 'mine')
      document.cookie = 'diya-saved=c-x; path=/'
    })
    await exit(person)
    await person.leave()
    await person.driver.back().catch(() => {})
    await person.leave()
    await person.open('/robots.txt')
    const left = await person.driver.evaluate(async () => {
      const names = await caches.keys()
      const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...pages.flat().map(({ url }) => new URL(url).pathname),
      ]
    })
    expect(left.filter((item) => /diya:|diya-saved|campaign/.test(item))).toEqual([])
    expect(await person.driver.cookies()).toEqual([])
  })
})
