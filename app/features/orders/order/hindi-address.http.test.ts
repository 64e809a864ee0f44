import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orders } from '#app/features/orders/tables.server.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { addressLines, readersLines } from './address-lines.server.ts'
import { openTwoShops } from './two-shops.test-support.ts'

const { t, db, browse, shipmentOf, send } = await openTwoShops()
const PLACE = { city: 'Lonavala', pin: '410401' }

it('an order and its invoice in Hindi show Asha’s district and State in Hindi; stored and English ones stay English', async () => {
  const asha = browse('pickle')
  const path = await asha.order('success', PLACE)
  const { token, shipmentId } = await shipmentOf(path, 'Savitri')
  expect(await send(shipmentId)).toEqual({ ok: true })
  for (const page of [path, `${path}/invoice/${shipmentId}`]) {
    const hindi = await asha.see(`/hi${page}`)
    expect(hindi, page).toMatch(/Lonavala 410401 पुणे महाराष्ट्र/)
    expect(hindi, page).not.toMatch(/Pune|Maharashtra/)
    const english = await asha.see(page)
    expect(english, page).toMatch(/Lonavala 410401 Pune Maharashtra/)
    expect(english, page).not.toMatch(/पुणे|महाराष्ट्र/)
  }
  expect(await db.select().from(orders).where(eq(orders.publicToken, token))).toMatchObject([
    { state: 'Maharashtra', district: 'Pune' },
  ])
  const pdf = await t.get(`/hi${path}/invoice/${shipmentId}.pdf`)
  expect([pdf.status, pdf.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
})

it('only the last two lines are a place that has a Hindi name', () => {
  const of = (lines: readonly string[], state: string) => inLanguage('hi', () => readersLines(lines, state))
  const address = { name: 'Pune', line1: 'Pune', line2: 'Maharashtra', pin: '411030', state: 'Maharashtra' }
  const inPune = addressLines({ ...address, city: 'Pune', district: 'Pune' })
  expect(of(inPune, 'Maharashtra')).toEqual(['Pune', 'Pune', 'Maharashtra', 'Pune 411030', 'महाराष्ट्र'])
  expect(of(['Asha', '5 Thamel', 'Kathmandu'], 'Kathmandu')).toEqual(['Asha', '5 Thamel', 'Kathmandu'])
  expect(of(['Someone'], 'Maharashtra')).toEqual(['Someone'])
})
