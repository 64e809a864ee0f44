import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './badges-copy.ts'

export const BADGES = [
  { badge: 'circle-keeper', body: 'मदद करने वाले लोगों को आपस में जोड़ते हैं, ताकि किसी को सब कुछ अकेले न करना पड़े।' },
  { badge: 'companion-of-dignity', body: 'मदद से पहले पूछते हैं, और फ़ैसला सामने वाले पर छोड़ते हैं।' },
  { badge: 'bridge-builder', body: 'डॉक्टर, सरकारी दफ़्तर और परिवार को साथ काम करने में मदद करते हैं।' },
  { badge: 'keeper-of-home', body: 'घर को छोटे-बड़े सबके लिए आरामदायक बनाते हैं।' },
] as const satisfies Translated<typeof english.BADGES>
