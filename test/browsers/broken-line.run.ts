import { describe, expect, test } from 'vitest'
import { copy } from '#app/shell/connection/copy.ts'
import { BROWSERS, setStage } from './browsers.ts'
import type { Person } from './person.ts'

const MESSAGE = 'The dupatta came with a stain.'

const stage = setStage()

describe.each(BROWSERS)('%s', (name, open) => {
  test('a message sent without a connection stays, and the next press sends it once', async () => {
    const person = await stage.arrive(open)
    const email = `offline-${name.toLowerCase()}@example.com`
    await person.open('/contact')
    await typeMessage(person, email)
    stage.line.cut()
    await person.press('Send Message')
    await person.see(copy.notSent.offline)
    expect(await person.valueOf('message')).toBe(MESSAGE)
    expect(await stage.mailsTo(email)).toBe(0)
    stage.line.mend()
    await person.press('Send Message')
    await person.see('Your code')
    expect(await stage.mailsTo(email)).toBe(1)
  })

  test('a message whose answer was lost stays, and the next press does not send it a second time', async () => {
    const person = await stage.arrive(open)
    const email = `lost-${name.toLowerCase()}@example.com`
    await person.open('/contact')
    await typeMessage(person, email)
    stage.line.loseAnswers()
    await person.press('Send Message')
    await person.see(copy.notSent.offline)
    expect(await person.valueOf('message')).toBe(MESSAGE)
    await expect.poll(() => stage.mailsTo(email)).toBe(1)
    stage.line.mend()
    await person.press('Send Message')
    await person.see('Your code')
    expect(await stage.mailsTo(email)).toBe(1)
  })

  test('a search that fails keeps the list and says so', async () => {
    const person = await stage.arrive(open)
    await person.open('/empowerher')
    await person.pressOn('[name=q]')
    await person.seeAwake()
    const list = () =>
      person.driver.evaluate(() =>
        [...document.querySelectorAll('main article h3')].map(({ textContent }) => textContent),
      )
    const before = await list()
    expect(before.length).toBeGreaterThan(3)
    stage.line.cut()
    await person.fill('q', 'saree')
    await person.see(copy.notLoaded)
    expect(await list()).toEqual(before)
    expect(new URL(await person.driver.url()).search).toBe('')
  })
})

async function typeMessage(person: Person, email: string): Promise<void> {
  await person.fill('name', 'Asha')
  await person.fill('email', email)
  await person.choose('type', 'feedback')
  await person.fill('message', MESSAGE)
}
