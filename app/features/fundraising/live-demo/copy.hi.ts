import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  tag: 'डेमो',
  title: 'अभी का असर',
  explain: 'एक काल्पनिक कैंपेन, जो दिखाता है कि दान आने पर पेज कैसे बदलता है। पैसा और नाम असली नहीं हैं।',
  campaign: 'पूरी गली के लिए किराने की दुकान',
  ofGoal: (goal: string) => `${goal} में से`,
  supporters: (count: number) => `${count} दान देने वाले`,
  progress: (percent: number) => `डेमो: ${percent} प्रतिशत जुटा`,
  recent: 'इस डेमो में सबसे नया',
  pause: 'रोकें',
  play: 'चलाएँ',
} satisfies Translated<typeof english.copy>
