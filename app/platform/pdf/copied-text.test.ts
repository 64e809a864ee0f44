import { execFileSync, spawnSync } from 'node:child_process'
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { A4 } from './page.ts'
import { openSheet } from './sheet.server.ts'

const LINES = ['कि हिंदी में रसीद: विक्रेता, कार्यक्रम, ₹1,50,000 (GST)', 'ज़िला फ़ोटो ख़र्च इज़्ज़त नर्सिंग दर्द']
const createdAt = new Date('2026-11-20T08:00:00Z')

async function print(): Promise<Buffer> {
  const sheet = await openSheet(A4, { title: 'रसीद', author: 'Diya', createdAt, language: 'hi' })
  for (const line of LINES) sheet.write(line, { size: 12, color: '#000' })
  return sheet.close()
}

const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined

describe('the text that is copied from a Hindi PDF, searched in it or read aloud', () => {
  test('has the letters of each word as they were written', async () => {
    const streams = [
      ...(await print()).toString('latin1').matchAll(/FlateDecode[^>]*>>\s*stream\n([\s\S]*?)\nendstream/g),
    ]
    const page = streams
      .map(([, body = '']) => inflateSync(Buffer.from(body, 'latin1')).toString('latin1'))
      .find((stream) => stream.includes('BT'))
    const spans = [...(page ?? '').matchAll(/\/ActualText <feff([0-9a-f]+)>/g)]
    const words = spans.map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))
    expect(words).toEqual(LINES.join(' ').match(/[\u0900-\u097f]+/g))
    expect(page?.match(/\bBDC\b/g)?.length).toBe(page?.match(/\bEMC\b/g)?.length)
  })

  test.skipIf(!hasPdftotext)('is the same text, in the order of its lines, for pdftotext', async () => {
    const text = execFileSync('pdftotext', ['-', '-'], { input: await print() }).toString()
    expect(text.trim().split('\n')).toEqual(LINES)
  })
})
