import type { Translated } from '#app/platform/language/translated.ts'
import type { NetQuantity, Unit } from './net-quantity.ts'
import type * as english from './page-copy.server.ts'

const UNITS: Readonly<Record<Unit, string>> = {
  mg: 'मिलीग्राम',
  g: 'ग्राम',
  kg: 'किलो',
  ml: 'मिली',
  l: 'लीटर',
  mm: 'मिमी',
  cm: 'सेमी',
  m: 'मीटर',
  piece: 'पीस',
  pair: 'जोड़ी',
  set: 'सेट',
}
const TIMES = { day: 'दिन', month: 'महीने' }

export const words = {
  labels: { diet: 'खाने का प्रकार', makerAddress: 'पता' },
  category: 'श्रेणी',
  mrp: 'MRP',
  mrpSays: 'इस पेज पर लिखी क़ीमत, सभी टैक्स मिलाकर',
  unitPrice: 'प्रति इकाई क़ीमत',
  quantity: ({ packs, amount, unit }: NetQuantity) => `${packs === 1 ? '' : `${packs} × `}${amount} ${UNITS[unit]}`,
  unitPriceSays: (price: string, unit: Unit) => `${price} प्रति ${UNITS[unit]}`,
  fromPacking: ({ count, unit }: { count: number; unit: 'day' | 'month' }) =>
    `पैकिंग से ${count} ${count === 1 && unit === 'month' ? 'महीना' : TIMES[unit]}`,
  marks: { vegetarian: 'शाकाहारी', 'non-vegetarian': 'मांसाहारी' },
  kinds: { licence: 'लाइसेंस', registration: 'रजिस्ट्रेशन' },
  by: { central: 'केंद्रीय प्राधिकरण' },
  checked: (day: string) => `हमारी मार्केट टीम ने ${day} को FSSAI के रजिस्टर से मिलाया`,
  stated: 'विक्रेता का बताया हुआ। हमने इसे अभी FSSAI के रजिस्टर से नहीं मिलाया है।',
  demo: 'उदाहरण: असली नंबर नहीं',
} satisfies Translated<typeof english.words>
