import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  title: (brand: string) => `${brand} API`,
  about: (brand: string) =>
    `${brand} को अपने प्रोग्राम से चलाएँ। JSON में भेजें और पाएँ, नाम snake_case में, समय UTC में, रक़म मुद्रा की सबसे छोटी इकाई में। पहचान के लिए एक्सेस टोकन दें। टोकन के बिना वही मिलता है जो किसी भी मेहमान को दिखता है।`,
  apiFailure: {
    'no-profile': 'पहले छात्र प्रोफ़ाइल बनाएँ।',
    'not-signed-in': 'पहले साइन इन करें।',
    'not-found': 'यह हमें नहीं मिला, या यह आपके देखने के लिए नहीं है।',
    'too-many-today': 'आज की सीमा पूरी हो गई। कल फिर कोशिश करें।',
    'own-address': 'यह आपका अपना पता है। माता, पिता या अभिभावक का पता लिखें।',
    'no-texts': 'अभी हम SMS नहीं भेज सकते। ई-मेल पता लिखें।',
    'age-by-operator': 'हमारी टीम को पुष्टि करनी होगी कि आप अब 18 के हैं। हमें लिखें।',
    'not-your-picture': 'यह फ़ोटो आपकी नहीं है, या पहले ही इस्तेमाल हो चुकी है।',
  },
} satisfies Translated<typeof english.copy>
