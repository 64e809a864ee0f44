import { describe, expect, test } from 'vitest'
import type { ContactKind } from './contact-kinds.ts'
import { maskContacts, saysMore } from './mask-contacts.ts'

const masked: readonly (readonly [kind: ContactKind, typed: string])[] = [
  ['phone', '9876543210'],
  ['phone', '98765 43210'],
  ['phone', '98765-43210'],
  ['phone', '98765.43210'],
  ['phone', '98765,43210'],
  ['phone', '98765/43210'],
  ['phone', '(98765) 43210'],
  ['phone', '9876 543 210'],
  ['phone', '98 76 54 32 10'],
  ['phone', '98,76,54,32,10'],
  ['phone', '9 8 7 6 5 4 3 2 1 0'],
  ['phone', '9.8.7.6.5.4.3.2.1.0'],
  ['phone', '9-8-7-6-5 4-3-2-1-0'],
  ['phone', '9\u200B876543210'],
  ['phone', '98765\n43210'],
  ['phone', '98765 4321o'],
  ['phone', '098765 43210'],
  ['phone', '0 98765 43210'],
  ['phone', '+91 98765 43210'],
  ['phone', '+91-98765-43210'],
  ['phone', '+९१ ९८७६५ ४३२१०'],
  ['phone', '0091 98765 43210'],
  ['phone', '91 98765 43210'],
  ['phone', '(+91) 98765 43210'],
  ['phone', '९८७६५ ४३२१०'],
  ['phone', '९८७६५४३२१०'],
  ['phone', '९ ८ ७ ६ ५ ४ ३ २ १ ०'],
  ['phone', '৯৮৭৬৫ ৪৩২১০'],
  ['phone', '૯૮૭૬૫ ૪૩૨૧૦'],
  ['phone', '௯௮௭௬௫ ௪௩௨௧௦'],
  ['phone', '９８７６５ ４３２１０'],
  ['phone', '9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣'],
  ['phone', 'nine eight seven six five four three two one zero'],
  ['phone', 'Nine.eight.seven.six.five.four.three.two.one.zero'],
  ['phone', 'nine eight double seven six five four three two one'],
  ['phone', 'nine triple eight 7 six 5 four three two'],
  ['phone', 'nau aath saat chhe paanch char teen do ek shunya'],
  ['phone', 'नौ आठ सात छह पाँच चार तीन दो एक शून्य'],
  ['phone', 'नौ आठ सात छः पांच चार तीन दो एक ज़ीरो'],
  ['phone', 'नाइन एट सेवन सिक्स फाइव फोर थ्री टू वन जीरो'],
  ['phone', '0253-2571234'],
  ['phone', '020 2553 1234'],
  ['phone', '+91 22 2345 6789'],
  ['phone', '+44 7700 900123'],
  ['phone', '00971 50 123 4567'],
  ['email', 'asha@example.org'],
  ['email', 'ASHA.rao+shop@mail.example.co.in'],
  ['email', 'asha @ example . org'],
  ['email', 'asha＠example.org'],
  ['email', 'asha(at)gmail(dot)com'],
  ['email', 'asha [at] gmail [dot] com'],
  ['email', 'asha at gmail dot com'],
  ['email', 'asha at gmail.com'],
  ['email', 'आशा@उदाहरण.भारत'],
  ['email', 'asha एट gmail डॉट com'],
  ['link', 'https://example.org/shop'],
  ['link', 'http : //example.org'],
  ['link', 'www.example.org'],
  ['link', 'example.com/pickles?x=1'],
  ['link', 'asha-pickles.in'],
  ['link', 'asha dot com'],
  ['link', 'wa.me/919876543210'],
  ['link', 't.me/asha'],
  ['link', 'bit.ly/3abc'],
  ['link', 'instagram.com/asha'],
  ['upi', 'asha@okaxis'],
  ['upi', '9876543210@ybl'],
  ['upi', 'asha.rao-1@upi'],
  ['upi', 'asha @ paytm'],
  ['handle', '@asha_pickles'],
  ['handle', '@asha.pickles'],
  ['handle', 'insta: asha_pickles'],
  ['handle', 'Instagram id - asha.pickles'],
  ['handle', 'fb = asha'],
  ['handle', 'telegram @asha'],
  ['handle', 'इंस्टा: asha'],
]

describe('contact data in a text', () => {
  test.each(masked)('a %s is masked: %s', (kind, typed) => {
    expect(maskContacts(typed)).toEqual({ text: '•••', removed: [kind] })
    const { text, removed } = maskContacts(`Is it hot? Ask ${typed} please`)
    expect(text).toMatch(/^Is it hot\? Ask •••( please)?$/)
    expect(removed).toEqual([kind])
    expect(maskContacts(text)).toEqual({ text, removed: [] })
  })

  test.each([
    'Is 500 g enough for 4 people?',
    'Do you have 250 g, 500 g and 1000 g?',
    'Sizes 36, 38, 40, 42 and 44?',
    'Can I get it by 12.10.2026 or 14-10-2026?',
    'Is it ₹220 or ₹1,250 for 5?',
    'I took 2 kg @ Rs 500 and 3kg@rs450.',
    'Do you deliver to 411030 and 422001?',
    'FSSAI number 11521998000123, GSTIN 27AAPFU0939F1ZV',
    'Is 600, 750 or 1000 ml better? 600/750/1000',
    'Length 5.5 m, width 1.15 m. Is the border 10 cm?',
    'Which one do you like? One or two of them, at home.',
    'क्या अचार में हींग है? एक या दो जार चाहिए।',
    'यह ५०० ग्राम का है या २५० ग्राम का?',
    'I saw it at the fair. Can it be washed at 40 degrees?',
    'Is the WhatsApp green colour there, or insta pink?',
    'Hot?Very.Not for me.Be careful.',
    '🌶️🌶️ how hot? 👩🏽‍🍳',
    '',
  ])('stays as it is without any: %s', (typed) => {
    expect(maskContacts(typed)).toEqual({ text: typed, removed: [] })
  })

  test('of several kinds is masked in one text, and each kind is named once', () => {
    expect(maskContacts('Call 98765 43210 or 98765 43211, mail asha@example.org, see asha.in, pay asha@ybl.')).toEqual({
      text: 'Call ••• or •••, mail •••, see •••, pay •••.',
      removed: ['phone', 'email', 'link', 'upi'],
    })
    expect(maskContacts('Size 38, 9876543210').text).toBe('Size 38, •••')
    expect(maskContacts('98765 43210 / 98765 43211').text).toBe('••• / •••')
  })

  test('that is all of a text leaves nothing to read', () => {
    expect(saysMore(maskContacts('+91 98765 43210, asha@example.org').text)).toBe(false)
    expect(saysMore(maskContacts('Call 98765 43210').text)).toBe(true)
    expect(saysMore('🙏')).toBe(false)
  })

  test.each(['a', '1', '9 ', 'nine ', 'a@', 'a.', '@', 'at ', '('])('is looked for quickly in many of %j', (part) => {
    const started = performance.now()
    maskContacts(part.repeat(1_000))
    expect(performance.now() - started).toBeLessThan(1_500)
  })
})
