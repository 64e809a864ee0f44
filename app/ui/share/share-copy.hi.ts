import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './share-copy.ts'

export const shareCopy = {
  on: (place: string) => `${place} पर शेयर करें`,
  device: 'शेयर करें',
  copy: 'लिंक कॉपी करें',
  copied: { title: 'लिंक कॉपी हो गया', body: 'जहाँ चाहें, पेस्ट करें।' },
  byHand: 'यह लिंक कॉपी करें',
  campaign: (title: string) => `${title}। कैंपेन देखें:`,
} satisfies Translated<typeof english.shareCopy>
