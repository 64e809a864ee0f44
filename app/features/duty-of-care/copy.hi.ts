import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  missing: 'इसे भरें।',
  tooLong: (charsMax: number) => `इसे ${charsMax} अक्षरों से कम रखें।`,
  amount: 'रक़म पूरे रुपयों में लिखें।',
  consent: 'पहले उस व्यक्ति से पूछें। हम बैज सिर्फ़ उनकी सहमति से दिखाते हैं।',
  badges: {
    'circle-keeper': 'सबको जोड़ने वाले',
    'companion-of-dignity': 'सम्मान के साथी',
    'bridge-builder': 'पुल बनाने वाले',
    'keeper-of-home': 'घर सँभालने वाले',
    'community-builder': 'समुदाय बनाने वाले',
  },
} satisfies Translated<typeof english.copy>
