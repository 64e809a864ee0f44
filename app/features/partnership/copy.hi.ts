import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

/** Refusals of a booking, the mail, the calendar file, and messages in the request. */
export const copy = {
  refused: {
    taken: 'यह समय अभी-अभी किसी ने ले लिया। दूसरा समय चुनें।',
    'too-many': 'इस पते पर पहले से दो डेमो बुक हैं। पहले उनमें से एक रद्द करें।',
    over: 'यह डेमो शुरू हो चुका है या ख़त्म हो गया है। अब इसे रद्द नहीं किया जा सकता।',
    'not-found': 'इस कोड का कोई डेमो नहीं मिला।',
  },
  cancelledByGuest: (when: string) => `${when} का डेमो मेहमान ने रद्द किया। यह समय फिर ख़ाली है।`,
  restored: (when: string) => `मेहमान ने ${when} का डेमो फिर बुक किया।`,
  inIndia: (when: string) => `${when} (भारत का समय)`,
  mail: {
    subject: (brandName: string) => `आपका ${brandName} डेमो`,
    text: (when: string) => `आपका डेमो: ${when}। देखें या रद्द करें:`,
    booked: (when: string, minutes: number) => `आपका डेमो बुक हो गया: ${when}, ${minutes} मिनट।`,
    ways: {
      video: 'हम वीडियो कॉल पर मिलते हैं। डेमो से पहले हम इसी पते पर लिंक भेजते हैं।',
      phone: (phone: string) => `हम आपको ${phone} पर फ़ोन करते हैं।`,
    },
    calendar: 'अपने कैलेंडर में जोड़ने के लिए साथ भेजी गई फ़ाइल खोलें।',
    button: 'बुकिंग देखें या रद्द करें',
    why: (brandName: string) => `यह ई-मेल आपको इसलिए मिला है, क्योंकि आपने ${brandName} का डेमो बुक किया।`,
  },
  calendar: {
    title: (brandName: string) => `${brandName} डेमो`,
    place: 'फ़ोन या वीडियो पर',
    description: 'यहाँ देखें या रद्द करें:',
  },
} satisfies Translated<typeof english.copy>
