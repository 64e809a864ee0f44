import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './product-copy.server.ts'

export const words = {
  pictureAlt: (title: string, number: number) => (number === 1 ? title : `${title}, फ़ोटो ${number}`),
  rating: (average: string, count: number) => `5 में से ${average}, ${count} रिव्यू के आधार पर`,
  listPriceEnd: (date: string) => `${date} तक`,
  left: (count: number) => (count === 1 ? 'सिर्फ़ 1 बचा है' : `सिर्फ़ ${count} बचे हैं`),
  delivery: {
    free: 'डिलीवरी मुफ़्त',
    cost: (amount: string) => `डिलीवरी ${amount}`,
    costHint: 'इस विक्रेता के सारे सामान के लिए एक बार',
    byState: 'कुछ राज्यों में डिलीवरी का ख़र्च अलग है: अपना पिन कोड देखें।',
    arrives: (days: number) => `लगभग ${days} दिन में पहुँचेगा`,
    minimum: (amount: string) => `इस दुकान में कम से कम ऑर्डर: ${amount}`,
  },
  check: {
    army: 'सेना का डाक पता: डिलीवरी का ख़र्च ऑर्डर पूरा करते समय दिखेगा, जब पता लिख दिया जाए।',
    to: (place: string) => `${place} में:`,
    cost: (amount: string) => `डिलीवरी ${amount}`,
    free: 'डिलीवरी मुफ़्त',
    delivered: (to: string, cost: string, days: number) => `${to} ${cost}, लगभग ${days} दिन में पहुँचेगा।`,
    not: (state: string) => `विक्रेता ${state} में डिलीवरी नहीं करते।`,
    only: (state: string, within: string) => `विक्रेता ${state} में डिलीवरी नहीं करते: सिर्फ़ ${within} में।`,
  },
  holiday: (until: string) => `${until} तक छुट्टी पर`,
  maker: {
    kinds: {
      identity: 'पहचान',
      address: 'पता',
      craft: 'सामान ख़ुद का बनाया हुआ',
      bank: 'बैंक अकाउंट',
    },
    until: (date: string) => `${date} तक मान्य`,
  },
} satisfies Translated<typeof english.words>
