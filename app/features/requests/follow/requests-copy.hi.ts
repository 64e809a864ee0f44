import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './requests-copy.ts'

export const copy = {
  title: 'मेरे अनुरोध',
  lead: 'साइन इन करके आपने हमें जो भेजा, और उसका हाल।',
  empty: 'आपने अभी तक हमें कुछ नहीं भेजा है।',
  contact: 'हमें लिखें',
  other: 'जो अनुरोध आपने बिना साइन इन किए भेजे, उन्हें कोड से देखें:',
  follow: 'अनुरोध का हाल देखें',
  back: 'आपका अकाउंट',
} satisfies Translated<typeof english.copy>
