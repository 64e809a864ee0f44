import { kindNames } from './kind-copy.hi.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  title: 'SMS और मैसेज',
  lead: 'पिछले 30 दिन, भारतीय समय में। हम मैसेज गिनते हैं, लोग या नंबर नहीं।',
  sums: {
    remaining: (limit: string) => `आज बाक़ी, ${limit} में से`,
    noLimit: 'आज कोई सीमा नहीं',
    sent: 'भेजे गए',
    failed: 'नहीं पहुँचे',
    refused: 'रोके गए',
    cost: 'अनुमानित ख़र्च',
  },
  usedUp: {
    title: 'आज का बजट पूरा हो गया है',
    body: 'आधी रात तक किसी को SMS या मैसेज से कोड नहीं मिलेगा। लोग पासकी या ई-मेल से अब भी साइन इन कर सकते हैं। नीचे रोके गए मैसेज देखें: अगर वे बहुत हैं, तो शायद कोई फ़ॉर्म का ग़लत इस्तेमाल कर रहा है। सीमा AUTH_RATE_LIMIT_SMS_PER_DAY है।',
  },
  none: 'पिछले 30 दिन में कोई मैसेज नहीं।',
  kinds: { title: 'क़िस्म के हिसाब से', caption: 'क़िस्म के हिसाब से मैसेज', head: 'क़िस्म' },
  days: { title: 'दिन के हिसाब से', caption: 'दिन के हिसाब से मैसेज', head: 'दिन' },
  head: { sent: 'भेजे गए', failed: 'नहीं पहुँचे', refused: 'रोके गए', cost: 'ख़र्च' },
  meaning: [
    'नहीं पहुँचे: मैसेज भेजने वाली कंपनी ने मैसेज नहीं लिया।',
    'रोके गए: बजट पूरा हो गया था, या एक नेटवर्क से बहुत ज़्यादा माँगे गए। कुछ नहीं भेजा गया।',
  ],
  noPrices:
    'ख़र्च पता नहीं है। उसे देखने के लिए AUTH_SMS_PRICE_PAISE, AUTH_WHATSAPP_PRICE_PAISE और AUTH_CALL_PRICE_PAISE सेट करें।',
  kind: (kind: string): string => kindNames[kind] ?? 'दूसरे मैसेज',
  channels: { sms: 'SMS', whatsapp: 'WhatsApp', call: 'कॉल' },
} satisfies Translated<typeof english.copy>
