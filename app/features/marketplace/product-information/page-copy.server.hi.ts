import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './page-copy.server.ts'

export const words = {
  labels: { diet: 'खाने का प्रकार', makerAddress: 'पता' },
  category: 'श्रेणी',
  mrp: 'MRP',
  mrpSays: 'इस पेज पर लिखी क़ीमत, सभी टैक्स मिलाकर',
  unitPrice: 'प्रति इकाई क़ीमत',
  unitPriceSays: (price: string, unit: string) => `${price} प्रति ${unit}`,
  marks: { vegetarian: 'शाकाहारी', 'non-vegetarian': 'मांसाहारी' },
  kinds: { licence: 'लाइसेंस', registration: 'रजिस्ट्रेशन' },
  by: { central: 'केंद्रीय प्राधिकरण' },
  checked: (day: string) => `हमारी मार्केट टीम ने ${day} को FSSAI के रजिस्टर से मिलाया`,
  stated: 'विक्रेता का बताया हुआ। हमने इसे अभी FSSAI के रजिस्टर से नहीं मिलाया है।',
  demo: 'उदाहरण: असली नंबर नहीं',
} satisfies Translated<typeof english.words>
