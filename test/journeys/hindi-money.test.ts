import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#app/platform/language/languages.ts'
import { buy, give } from './buying-flows.ts'
import { ask, followRequest } from './asking-flows.ts'
import { Reader } from './reader.ts'
import { setStage } from './stage.ts'

// The same gift, order and private request in each language, on a phone of 360 px. The number on the screen is the one in the
// mail and on the page that the mail opens.
let page: Parameters<typeof give>[0]['page']
setStage((visit) => ({ page } = visit))

describe.each(LANGUAGES)('in %s', (language) => {
  test('Asha gives, and screen, mail and the page of the mail have one receipt number', async () => {
    const asha = new Reader(page, language)
    const contact = `asha-gives-${language}@example.org`
    const gift = { campaign: 'rukmini-grocery', name: 'आशा Rao', contact, rupees: '७५०', amount: '₹750' }
    const number = await give(asha, gift)
    const mail = await asha.read(contact)
    expect(mail.text).toContain(number)
    await page.context().clearCookies()
    await asha.follow(mail, '/receipt')
    expect(await asha.find(/DY-\d\d-\d{5}/)).toBe(number)
    await asha.open('/campaign/rukmini-grocery')
    await page.getByText('आशा Rao').first().waitFor()
  })

  test('Asha buys, and screen, mail and the page of the mail have one order number', async () => {
    const asha = new Reader(page, language)
    const email = `asha-buys-${language}@example.org`
    const number = await buy(asha, { product: 'handloom-dupatta-madder', name: 'आशा राव', email })
    const mail = await asha.read(email)
    expect(`${mail.subject}\n${mail.text}`).toContain(number)
    await page.context().clearCookies()
    await asha.follow(mail, '/orders')
    expect(await asha.find(/DO-\d\d-\d{5}/)).toBe(number)
  })

  test('Meera asks in confidence, and the code of the screen is the one in the mail, which opens her question', async () => {
    const meera = new Reader(page, language)
    const contact = `meera-asks-${language}@example.org`
    const code = await ask(meera, { contact })
    const mail = await meera.read(contact)
    expect(mail.text).toContain(code)
    // Phones are shared: nothing tells what it is about.
    expect(`${mail.subject}\n${mail.text}`).not.toMatch(/मज़दूरी|कानून|legal|wage/i)
    await page.context().clearCookies()
    await followRequest(meera, code.toLowerCase())
    expect(await meera.find(/[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{2}/)).toBe(code)
  })
})
