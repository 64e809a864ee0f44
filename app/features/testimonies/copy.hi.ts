import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  approved: (url: string) => `हमने आपकी कहानी ${url} पर छापी है। इसे सुनाने के लिए धन्यवाद। आप अपने कोड से इसे कभी भी हटा सकते हैं।`,
  reason: {
    missing: 'कारण लिखें। लेखक इसे पढ़ते हैं।',
  },
  withdrawn: 'लेखक ने अपनी कहानी हटा दी।',
} satisfies Translated<typeof english.copy>
