import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  card: {
    verified: 'जाँचा हुआ',
    isNew: 'नया',
    listPrice: 'पुरानी क़ीमत',
    freeShipping: 'मुफ़्त डिलीवरी',
    about: 'जानकारी',
    add: 'कार्ट में डालें',
    choose: 'चुनें',
    added: 'कार्ट में डाला गया',
    toCart: 'कार्ट खोलें',
    save: (title: string) => `${title} सेव करें`,
  },
  delivery: {
    title: 'डिलीवरी',
    free: 'मुफ़्त डिलीवरी',
    arrives: (days: number) => `क़रीब ${days} दिन में पहुँचेगा`,
    within: (state: string) => `सिर्फ़ ${state} के अंदर`,
  },
} satisfies Translated<typeof english.copy>
