import { describe, expect, test } from 'vitest'
import { BROWSERS, setStage } from './browsers.ts'
import type { Person } from './person.ts'

const stage = setStage()

describe.each(BROWSERS)('%s', (name, open) => {
  test('from the landing page over the market and the cart to a paid order', async () => {
    const person = await stage.arrive(open)
    await person.open('/')
    await person.press("Let's Begin Together")
    await person.see('How are you feeling today?')
    await person.press('Stuck')
    await person.see('I hear you')
    await person.seeAwake()
    await person.pressOn('a[href^="/empowerher"]')
    await person.seeAt('/empowerher')
    await person.see('Handloom dupatta')
    await person.fill('q', 'PICKLE')
    await person.pressKey('Enter')
    await person.seeAt('/empowerher?q=PICKLE')
    await person.see('Mango pickle')
    await expect
      .poll(() => person.driver.evaluate(() => document.querySelectorAll('main article').length), { timeout: 20_000 })
      .toBe(1)
    await person.press('cart', 'main article button')
    await person.pressOn('header a[href="/cart"][aria-label*="1"]')
    await person.seeAt('/cart')
    await person.pressOn('a[href^="/checkout"]')
    await person.seeAt('/checkout')
    await person.fill('name', 'Asha Rao')
    await person.fill('phone', '9876543210')
    await person.fill('line1', '12 Lake View')
    await person.fill('city', 'Pune')
    await person.choose('region', 'Maharashtra')
    await person.fill('pin', '411001')
    await person.pressOn('main form button.primary')
    await person.seeAt('/sandbox/')
    await payByCard(person)
    await person.seeAt('/orders/')
    await person.see('Thank you, Asha Rao')
  })

  test('a gift of 500 rupees with its receipt', async () => {
    const person = await stage.arrive(open)
    await person.open('/campaign/rukmini-grocery')
    await person.pressOn('main a[href$="/support"], .dock a[href$="/support"]')
    await person.seeAt('/campaign/rukmini-grocery/support')
    await person.press('₹500')
    await person.fill('name', 'Kavita')
    await person.fill('contact', 'kavita@example.com')
    await person.press('Yes, I am an Indian citizen')
    await person.pressOn('main form button.primary')
    await person.press('Pay ₹500')
    await person.seeAt('/sandbox/')
    await payByCard(person)
    await person.seeAt('/receipt/')
    await person.see('₹500')
    const type = await person.driver.evaluate(async () => {
      const pdf = await fetch(`${location.pathname}.pdf`)
      return `${pdf.status} ${pdf.headers.get('Content-Type')}`
    })
    expect(type).toBe('200 application/pdf')
  })

  test('joining, signing out and signing in', async () => {
    const person = await stage.arrive(open)
    const email = `${name.toLowerCase()}@example.com`
    await person.open('/auth?tab=join&next=/campaign')
    await person.fill('Your name', 'Kavita')
    await person.fill('Mobile number or e-mail', email)
    await person.fill('Password', 'a lamp in the window')
    await person.pressOn('main form button.primary')
    await person.seeAt('/campaign')
    await person.see("You've successfully signed in to Diya.")
    await person.press('Menu', 'header button')
    await person.see('Welcome back!')
    await person.press('Sign Out')
    await person.see("You've been successfully signed out.")
    expect(await person.driver.cookies()).not.toContain('diya-at')
    await person.open('/auth?next=/account')
    await person.fill('Mobile number or e-mail', email)
    await person.fill('Password', 'a lamp in the window')
    await person.pressOn('main form button.primary')
    await person.seeAt('/account')
    await person.see(email)
  })

  test('Torch answers, and in danger shows the helplines at once', async () => {
    const person = await stage.arrive(open)
    await person.open('/fearless-girls')
    await person.pressOn('a[href^="/torch"]')
    await person.see('Or choose one of these')
    // Before that, Enter begins a new line.
    await person.seeAwake()
    await person.fill('Write to Torch', 'I want to sell my pickles')
    await person.pressKey('Enter')
    await person.see('Meet the sellers')
    await person.fill('Write to Torch', 'I want to end it all')
    await person.pressKey('Enter')
    await person.pressOn('.in-danger a[href="/support"]')
    await person.seeAt('/support')
    const left = await person.driver.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(left).not.toMatch(/pickles|end it/)
  })
})

/** Pays on the sandbox's page; the payment succeeds at once. */
async function payByCard(person: Person): Promise<void> {
  await person.press('Card')
  await person.press('by test card')
}
