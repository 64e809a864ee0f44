import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { invoicePdf } from './invoice-pdf.server.ts'
import type { Invoice } from './invoice-query.server.ts'
import { SITE } from '#test/context.ts'

const invoice: Invoice = {
  kind: 'bill',
  number: '26-00012',
  invoicedAt: new Date('2026-11-20T06:30:00Z'),
  orderNumber: 'DO-26-00042',
  placedAt: new Date('2026-11-18T06:00:00Z'),
  currency: 'INR',
  seller: {
    name: 'Savitri Bai Pawar',
    shopName: 'Savitri',
    address: '4 Panchavati, Nashik 422003',
    gstin: null,
    enrolmentNumber: null,
  },
  placeOfSupply: 'Maharashtra',
  buyer: ['Asha Rao', '12 Lakshmi Road', 'Pune 411030', 'Maharashtra'],
  lines: [
    { title: 'Mango pickle, 500 g', priceMinor: 220_00, quantity: 2, sumMinor: 440_00, tax: null },
    { title: 'Garlic chutney', priceMinor: 140_50, quantity: 1, sumMinor: 140_50, tax: null },
  ],
  goodsMinor: 580_50,
  deliveryMinor: 60_00,
  totalMinor: 640_50,
  refundedMinor: 0,
  creditNotes: [],
  isTest: true,
  fileName: 'invoice-26-00012.pdf',
}

const print = (changes: Partial<Invoice> = {}, site = {}) =>
  invoicePdf({ ...invoice, ...changes }, { ...SITE, ...site })

/** The text of all pages: glyph ids, decoded with each font's ToUnicode map. */
async function read(changes: Partial<Invoice> = {}, site = {}): Promise<string> {
  const text = (await print(changes, site)).toString('latin1')
  const streams = [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\n([\s\S]*?)\nendstream/g)].map(([, body]) =>
    inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1'),
  )
  const mailContext = streams.filter((stream) => stream.includes('beginbfrange')).map(readLetters)
  const pages = streams.filter((stream) => stream.includes('BT')).join('\n')
  const fontOrder = [...new Set([...pages.matchAll(/\/(F\d+) /g)].map(([, name]) => name))].toSorted()
  let current: string[] = []
  let read = ''
  for (const [, font, shown] of pages.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) current = mailContext[fontOrder.indexOf(font)] ?? []
    else
      read += `${[...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => decode(hex ?? '', current)).join('')} `
  }
  return read.replace(/\s+/g, ' ').replace(/- ₹/g, '-₹').replace(/₹ /g, '₹')
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

const decode = (hex: string, mailContext: string[]) =>
  (hex.match(/.{4}/g) ?? []).map((glyph) => mailContext[parseInt(glyph, 16)] ?? '').join('')
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

describe('an invoice', () => {
  it('names seller, buyer, items, amounts, and that it is a test', async () => {
    const words = await read()
    for (const shipment of [
      '26-00012',
      '20 November 2026',
      'DO-26-00042',
      'Savitri Bai Pawar',
      '4 Panchavati, Nashik 422003',
      'The seller has no GST number.',
      'Asha Rao',
      'Pune 411030',
      'Mango pickle, 500 g 2 ₹220 ₹440',
      'Items ₹580.50',
      'Delivery ₹60',
      'Total ₹640.50',
      'No GST is charged.',
      'Test payment.',
    ]) {
      expect(words).toContain(shipment)
    }
    expect(words).not.toContain('Returned')
  })

  it('says that the site is a demonstration, on a demo site', async () => {
    expect(await read({}, { showcase: true })).toContain('This is a demonstration.')
    expect(await read()).not.toContain('demonstration')
  })

  it('shows the seller’s GST number and later refunds', async () => {
    const seller = { ...invoice.seller, gstin: '27AAPFU0939F1ZV' }
    const words = await read({ kind: 'invoice', seller, refundedMinor: 220_00, isTest: false })
    expect(words).toContain('GSTIN 27AAPFU0939F1ZV')
    expect(words).toContain('Refunded to the buyer -₹220')
    expect(words).toContain('Total after refund ₹420.50')
    expect(words).not.toContain('Test payment')
  })

  it('shows HSN codes, taxes by rate, and each credit note on a page of its own', async () => {
    const split = { taxableMinor: 419_05, cgstMinor: 10_47, sgstMinor: 10_48, igstMinor: 0 }
    const taxed: Partial<Invoice> = {
      kind: 'tax-invoice',
      placeOfSupply: 'Ladakh',
      seller: { ...invoice.seller, gstin: '38AAPFU0939F1ZV' },
      lines: [
        {
          title: 'Pickle',
          priceMinor: 220_00,
          quantity: 2,
          sumMinor: 440_00,
          tax: { hsn: '2001', basisPoints: 500, ...split },
        },
      ],
      creditNotes: [
        {
          number: 'CN-26-00001',
          issuedAt: new Date('2026-12-03T06:30:00Z'),
          amountMinor: 440_00,
          lines: [{ title: 'Pickle', basisPoints: 500, ...split }],
        },
      ],
    }
    const words = await read(taxed)
    for (const shown of [
      'Tax invoice',
      'Place of supply: Ladakh (38)',
      'HSN 2001, GST 5%, taxable value ₹419.05',
      'CGST 2.5% ₹10.47 UTGST 2.5% ₹10.48',
      'Credit note',
      'CN-26-00001 3 December 2026 26-00012',
      'Credited ₹440',
    ]) {
      expect(words).toContain(shown)
    }
    expect(pagesOf(await print(taxed))).toBe(2)
    const abroad = await read({ ...taxed, placeOfSupply: 'Kerala', creditNotes: [] })
    expect(abroad).toContain('IGST 5%')
    expect(abroad).not.toContain('CGST')
  })

  it('draws names in Devanagari, and leaves out an erased address', async () => {
    const seller = { ...invoice.seller, name: 'सुनीता पवार', shopName: 'सुनीता पवार' }
    const words = (await read({ seller, buyer: null })).replaceAll('ु', '').replaceAll(/(?<=स)\s+(?=न)/g, '')
    expect(words).toContain('सनीता')
    expect(words).toContain('No longer kept')
    expect(words).not.toContain('Lakshmi Road')
  })

  it('continues on more pages, and loses no line', async () => {
    const lines = Array.from({ length: 60 }, (_, i) => ({
      title: `Hand-printed cotton cloth of the long name number ${i}, two metres`,
      priceMinor: 100_00,
      quantity: 1,
      sumMinor: 100_00,
      tax: null,
    }))
    expect(pagesOf(await print())).toBe(1)
    expect(pagesOf(await print({ lines }))).toBeGreaterThan(1)
    expect((await read({ lines })).match(/long name number/g)).toHaveLength(60)
  })

  it('is the same file each time', async () => {
    const [first, second] = [await print(), await print()]
    expect(first.length).toBeLessThan(80_000)
    expect(strip(first)).toBe(strip(second))
  })
})

/** Removes the random names that the library gives to each file. */
const strip = (pdf: Buffer) =>
  pdf
    .toString('latin1')
    .replace(/\/ID \[[^\]]*\]/, '')
    .replace(/[A-Z]{6}\+Anek/g, 'Anek')
