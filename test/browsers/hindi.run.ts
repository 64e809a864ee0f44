import { describe, expect, test } from 'vitest'
import { BROWSERS, setStage } from './browsers.ts'
import type { Person } from './person.ts'

const stage = setStage()

const languageOf = ({ driver }: Person) => driver.evaluate(() => document.documentElement.lang)

describe.each(BROWSERS)('%s in Hindi', (_name, open) => {
  test('the landing page in the font of Hindi, to English and back', async () => {
    const person = await stage.arrive(open)
    await person.open('/hi')
    await person.see('दीये से दीया जलता है')
    const isLoaded = async () => {
      await document.fonts.ready
      return [...document.fonts].some(({ family, status }) => family.includes('Anek Hindi') && status === 'loaded')
    }
    expect(await person.driver.evaluate(isLoaded)).toBe(true)
    await person.seeAwake()
    await person.pressOn('a.language[hreflang="en"]')
    await person.see("Let's Begin Together")
    expect(await languageOf(person)).toBe('en')
    await person.seeAwake()
    await person.pressOn('a.language[hreflang="hi"]')
    await person.seeAt('/hi')
    await person.see('दीये से दीया जलता है')
    expect(await languageOf(person)).toBe('hi')
  })

  test('a gift with amount and name in Devanagari, and its receipt in Hindi', async () => {
    const person = await stage.arrive(open)
    await person.open('/hi/campaign/rukmini-grocery')
    await person.pressOn('main a[href$="/support"], .dock a[href$="/support"]')
    await person.seeAt('/hi/campaign/rukmini-grocery/support')
    await person.seeAwake()
    await person.fill('कोई और रक़म', '५००')
    await person.fill('name', 'कविता')
    await person.fill('contact', 'kavita@example.com')
    await person.press('हाँ, भारत की नागरिकता है')
    await person.pressOn('main form button.primary')
    await person.press('₹500 का पेमेंट करें')
    await person.seeAt('/sandbox/')
    await person.press('कार्ड')
    await person.press('टेस्ट कार्ड से')
    await person.seeAt('/hi/receipt/')
    await person.see('धन्यवाद, कविता')
    await person.see('₹500')
    expect(await languageOf(person)).toBe('hi')
  })
})
