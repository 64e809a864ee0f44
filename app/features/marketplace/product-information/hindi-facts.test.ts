import { expect, test } from 'vitest'
import type { Fact } from '#app/features/marketplace/schema.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { informationView } from './information-view.server.ts'
import { readFact } from './read-facts.ts'

const TODAY = '2026-11-20'

test.each([
  ['netQuantity', '५०० ग्राम', '500 g'],
  ['netQuantity', '3 x 100 मिली', '3 × 100 ml'],
  ['netQuantity', '2 जोड़ी', '2 pairs'],
  ['diet', 'शुद्ध शाकाहारी', 'vegetarian'],
  ['diet', 'नॉन-वेज', 'non-vegetarian'],
  ['allergens', 'दूध, मूँगफली', 'milk|nuts'],
  ['allergens', 'इनमें से कोई नहीं', 'no-allergens'],
  ['bestBefore', '९ महीने', '9 months'],
  ['bestBefore', 'पैकिंग से 2 हफ़्ते', '14 days'],
  ['bestBefore', '1 साल', '12 months'],
  ['bestBefore', '31 दिसम्बर 2026', '2026-12-31'],
  ['bestBefore', 'फ़रवरी 2028', '2028-02-29'],
  ['madeMonth', 'अक्तूबर २०२६', '2026-10'],
  ['madeMonth', 'मई 2026', '2026-05'],
] as const satisfies readonly (readonly [Fact, string, string])[])(
  'a seller who fills in %s with “%s” stores the same as in English: %s',
  (fact, typed, stored) => {
    const read = () => readFact(fact, typed, TODAY)
    expect(read()).toEqual({ ok: true, text: expect.stringMatching(stored.replace('|', '.+')) })
    // The language of the page changes what is shown, never what is stored.
    expect(inLanguage('hi', read)).toEqual(read())
  },
)

test('a word that is no month is refused, in Hindi too', () => {
  expect([readFact('madeMonth', 'आम 2026', TODAY).ok, readFact('madeMonth', 'mango 2026', TODAY).ok]).toEqual([
    false,
    false,
  ])
})

test('a buyer reads quantity, keeping time and dates in the language of the page', () => {
  const values = () =>
    informationView({
      facts: { netQuantity: '3 × 100 g', bestBefore: '9 months', madeMonth: '2026-10', diet: 'vegetarian' },
      category: 'Pickles',
      options: [],
      priceMinor: 270_00,
      currency: 'INR',
      fssaiCheck: null,
      now: new Date('2026-11-20T06:30:00Z'),
    }).map(({ value }) => value)
  expect(values()).toEqual([
    'Pickles',
    '3 × 100 g',
    'The price on this page, inclusive of all taxes',
    '₹0.90 per g',
    'Vegetarian',
    '9 months from packing',
    'October 2026',
  ])
  expect(inLanguage('hi', values)).toEqual([
    'Pickles',
    '3 × 100 ग्राम',
    'इस पेज पर लिखी क़ीमत, सभी टैक्स मिलाकर',
    '₹0.90 प्रति ग्राम',
    'शाकाहारी',
    'पैकिंग से 9 महीने',
    'अक्टूबर 2026',
  ])
})
