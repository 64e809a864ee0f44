import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { ReceiptView } from '#app/features/fundraising/queries.server.ts'
import type { GiftTax } from '#app/features/fundraising/tax/tax-details.server.ts'
import { taxLawOn } from '#app/features/fundraising/tax/tax-law.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { receiptPdf } from './receipt-pdf.server.ts'
import { RECEIPT } from './receipt.test-support.ts'
import { SITE } from '#test/context.ts'

const print = (changes: Partial<ReceiptView> = {}, site = {}, tax: GiftTax | null = null) =>
  receiptPdf({ ...RECEIPT, ...changes }, { ...SITE, ...site }, tax)

/** The text of the page: glyph ids, decoded with each font's ToUnicode map. */
async function read(changes: Partial<ReceiptView> = {}, site = {}, tax: GiftTax | null = null): Promise<string> {
  const pdf = await print(changes, site, tax)
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\n([\s\S]*?)\nendstream/g)].map(([, body]) =>
    inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1'),
  )
  const letters = streams.filter((stream) => stream.includes('beginbfrange')).map(readLetters)
  const page = streams.find((stream) => stream.includes('BT')) ?? ''
  const fontOrder = [...new Set([...page.matchAll(/\/(F\d+) /g)].map(([, name]) => name))].toSorted()
  let current: string[] = []
  let read = ''
  for (const [, font, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) current = letters[fontOrder.indexOf(font)] ?? []
    else
      read += `${[...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => decode(hex ?? '', current)).join('')}|`
  }
  return read
}

function readLetters(map: string): string[] {
  const list = /<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/.exec(map)?.[1] ?? ''
  return [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, hex]) =>
    (hex ?? '')
      .split(' ')
      .map((code) => String.fromCharCode(parseInt(code, 16)))
      .join(''),
  )
}

const decode = (hex: string, letters: string[]) =>
  (hex.match(/.{4}/g) ?? []).map((glyph) => letters[parseInt(glyph, 16)] ?? '').join('')

describe('a printed receipt', () => {
  it('names amount, donor and campaign, and that it is a test', async () => {
    const words = await read()
    for (const part of [
      'DY-26-00842',
      '20 November 2026, 12:00 pm',
      'Asha Rao, Pune',
      'Sunita’s shop',
      'UPI',
      '500',
      '550',
      'Test payment.',
    ]) {
      expect(words).toContain(part)
    }
    expect(words).not.toContain('Returned')
  })

  it('claims to be a receipt only, and is no test when real money moved', async () => {
    const words = (await read({ isTest: false })).replaceAll('|', ' ')
    expect(words).toContain('It is not a donation certificate')
    expect(words).not.toContain('Test payment')
  })

  it('says that the site is a demonstration, on a demo site', async () => {
    expect((await read({}, { showcase: true })).replaceAll('|', ' ')).toContain('This is a demonstration.')
    expect(await read()).not.toContain('demonstration')
  })

  it('names the approved organisation with its PAN and number, and that its certificate is needed too', async () => {
    const tax: GiftTax = {
      organisation: 'City Hospital Trust',
      pan: 'AAATC1234F',
      number: 'AAATC1234FF20211',
      law: taxLawOn('2026-11-20'),
      donorPanEnding: '234K',
      lastDay: '2027-05-15',
      isLate: false,
    }
    const words = (await read({}, {}, tax)).replaceAll('|', ' ')
    for (const part of ['City Hospital Trust', 'AAATC1234F', 'AAATC1234FF20211', 'ending in 234K', 'section 80G']) {
      expect(words).toContain(part)
    }
    expect(words).toContain('you need the certificate of the organisation')
    expect(words).not.toContain('It is not a donation certificate')
  })

  it('leads to the page in the language in which it was printed', async () => {
    const linksOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/URI \(([^)]+)\)/g)].map(([, url]) => url)
    expect(linksOf(await print())).toEqual([`${SITE.siteUrl}/receipt/${RECEIPT.token}`])
    const hindi = await inLanguage('hi', () => print())
    expect(linksOf(hindi)).toEqual([`${SITE.siteUrl}/hi/receipt/${RECEIPT.token}`])
  })

  it('says that the gift was returned', async () => {
    expect(await read({ state: 'returned', returnedAt: new Date('2026-11-21T06:30:00Z') })).toContain(
      'Returned: 21 November 2026',
    )
  })

  it('draws a name in Devanagari and one with accents', async () => {
    const words = await read({ name: 'सुनीता Ānandī Zoë', place: null })
    for (const part of ['सनीता', 'nand', 'Zoë']) expect(words.replaceAll('|', '').replaceAll('ु', '')).toContain(part)
  })

  it('is one page, and the same receipt is the same file each time', async () => {
    const first = await print()
    const second = await print()
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(first.toString('latin1')).toContain('https://diya.example/receipt/abcdefghijklmnopqrstuv')
    expect(first.length).toBeLessThan(60_000)
    expect(strip(first)).toBe(strip(second))
  })

  it('is not printed for money that did not arrive', async () => {
    await expect(print({ state: 'awaiting', receiptNumber: null, settledAt: null })).rejects.toThrow(
      'needs settled money',
    )
  })
})

/** Removes the random names that the library gives to each file. */
const strip = (pdf: Buffer) =>
  pdf
    .toString('latin1')
    .replace(/\/ID \[[^\]]*\]/, '')
    .replace(/[A-Z]{6}\+Anek/g, 'Anek')
