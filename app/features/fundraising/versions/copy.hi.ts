import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  metaTitle: (title: string) => `बदलाव: ${title}`,
  title: 'क्या बदला गया',
  lead: (campaign: string) => `“${campaign}” में पहले दान के बाद आयोजक के सब बदलाव, नए सबसे ऊपर।`,
  back: 'कैंपेन पर वापस',
  none: 'पहले दान के बाद कुछ नहीं बदला गया।',
  changed: {
    story: 'कहानी बदली गई।',
    costs: 'पैसे से क्या ख़रीदा जाएगा, यह बदला गया।',
    goal: (after: string, before: string) => `लक्ष्य अब ${after} है। पहले यह ${before} था।`,
    beneficiary: 'कैंपेन किसके लिए है, यह बदला गया।',
    translation: 'दूसरी भाषा में लिखी कहानी बदली गई।',
    end: (date: string) => `अब यह ${date} को पूरा होता है।`,
  },
  earlier: { translation: 'पढ़ें कि पहले क्या लिखा था', story: 'पहले की कहानी पढ़ें', costs: 'पहले के ख़र्च देखें' },
  noCosts: 'कोई ख़र्च नहीं लिखा था।',
  because: (reason: string) => `कारण: ${reason}`,
} satisfies Translated<typeof english.copy>
