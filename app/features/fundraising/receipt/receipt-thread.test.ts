import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { SITE } from '#test/context.ts'
import { drawReceipt, type ReceiptPaper } from './receipt-drawing.server.ts'
import { receiptPdf } from './receipt-pdf.server.ts'
import { RECEIPT } from './receipt.test-support.ts'

const RECEIPTS = 20

/** Its words, about as many as a receipt has. */
const PAPER: ReceiptPaper = {
  info: { title: 'Receipt', author: 'Diya', createdAt: new Date('2026-11-20T06:30:00Z'), language: 'en' },
  brandName: 'Diya',
  title: 'Receipt',
  notes: ['Test payment. No money was moved.'],
  facts: [
    ['Number', 'DY-26-00842'],
    ['Received on', '20 November 2026, 12:00 pm'],
    ['From', 'Asha Rao, Pune'],
    ['For', 'Sunita’s shop'],
    ['Organised by', 'सुनीता देवी'],
  ],
  money: { amount: ['Gift', '₹500'], split: null, tip: ['Tip for Diya', '₹50'], total: ['Total', '₹550'] },
  tax: null,
  foot: { url: 'https://diya.example/receipt/abcdefghijklmnop', organisation: [], scan: 'Scan', nature: 'A receipt' },
}

/** What the work takes of this thread's processor, in milliseconds: other programs of the machine do not count. */
async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/** One drawing in the calling thread, when everything is loaded. */
async function oneDrawingMs(): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 7; round++) times.push(await processorMs(() => drawReceipt(PAPER)))
  return times.toSorted((a, b) => a - b)[3] ?? 0
}

test('while twenty receipts are drawn, the server answers others: less than a quarter of the drawing is its own', async () => {
  await receiptPdf(RECEIPT, SITE, null)
  const oneMs = await oneDrawingMs()
  // The least of three: V8 may clear up, in this thread, after what ran before.
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    let drawn: Buffer[] = []
    const work = () => Promise.all(Array.from({ length: RECEIPTS }, () => receiptPdf(RECEIPT, SITE, null)))
    times.push(await processorMs(async () => void (drawn = await work())))
    expect(drawn.map((pdf) => pdf.subarray(0, 5).toString())).toEqual(Array(RECEIPTS).fill('%PDF-'))
  }
  const ownMs = Math.min(...times)
  console.log(`one drawing ${oneMs.toFixed(1)} ms; ${RECEIPTS} receipts: ${ownMs.toFixed(1)} ms of this thread`)
  // Writing the papers down; not the drawing, of which there is as much as receipts.
  expect(ownMs / (RECEIPTS * oneMs)).toBeLessThan(0.25)
})

test('receipts that are drawn at the same time are each in the language of their reader', async () => {
  const print = async (language: Language) => {
    const pdf = await inLanguage(language, () => receiptPdf(RECEIPT, SITE, null))
    return { shown: /\/Lang \((.*?)\)/.exec(pdf.toString('latin1'))?.[1], hash: hash('sha256', pdf) }
  }
  const alone = [await print('en'), await print('hi')]
  expect(alone.map(({ shown }) => shown)).toEqual(['en-IN', 'hi-IN'])
  expect(await Promise.all((['en', 'hi', 'en', 'hi'] as const).map(print))).toEqual([...alone, ...alone])
})

/** Of each thread of this process (proc(5): the nineteenth field, counted behind the name). */
function prioritiesOfThreads(): number[] {
  return readdirSync('/proc/self/task').map((id) => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })
}

test.skipIf(process.platform !== 'linux')('when processors are short receipts wait, not people', async () => {
  await receiptPdf(RECEIPT, SITE, null)
  expect(Math.max(...prioritiesOfThreads())).toBeGreaterThan(getPriority())
})
