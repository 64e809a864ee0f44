import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

/** The notice about unpaid orders. */
export const copy = {
  body: (total: string, time: string) =>
    `आपके ${total} के एक ऑर्डर का पेमेंट बाक़ी है। उसका सामान हम ${time} तक आपके लिए रखते हैं।`,
  link: 'पेमेंट करें',
  end: '।',
  anew: ', या नीचे नया ऑर्डर दें, जो उसकी जगह ले लेगा।',
} satisfies Translated<typeof english.copy>
