import type { Translated } from '#app/platform/language/translated.ts'
import { listed } from '#app/platform/text/sentences.ts'
import type * as english from './area-copy.server.ts'

export const words = {
  india: 'पूरे भारत में डिलीवरी',
  within: (state: string) => `सिर्फ़ ${state} में डिलीवरी`,
  only: (states: string) => `सिर्फ़ ${states} में डिलीवरी`,
  except: (states: string) => `${states} को छोड़कर पूरे भारत में डिलीवरी`,
  nowhere: 'अभी कहीं डिलीवरी नहीं होती',
  states: (count: number) => `${count} राज्य`,
  list: listed,
} satisfies Translated<typeof english.words>

export const pinWords = {
  wrong: 'पिन कोड में छह अंक होते हैं और वह 0 से शुरू नहीं होता।',
  unknown: 'इस तरह शुरू होने वाला कोई पिन कोड हमें नहीं मिला। एक बार जाँच लें।',
} satisfies Translated<typeof english.pinWords>
