import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  metaTitle: 'असर: आँकड़े और खुला हिसाब',
  metaDescription: 'हर आँकड़ा अपने स्रोत के साथ, और आने-जाने वाला सब पैसा, हर महीने और हर कैंपेन का।',
  title: 'असर',
  lead: 'हर आँकड़ा जो हम दिखाते हैं, उसे कैसे गिनते हैं, और आने-जाने वाला सब पैसा। दान देने वालों के नाम हम नहीं छापते।',
  asOf: (time: string) => `${time} तक, भारत का समय`,
  figures: {
    title: 'आँकड़े',
    how: 'कैसे गिना जाता है',
    parts: (counted: string, baseline: string) => `यहाँ गिने गए ${counted}, पहले के ${baseline}`,
    counted: (figure: string) => `हमारे रिकॉर्ड से गिने गए: ${figure}।`,
    baseline: (figure: string) => `इस साइट से पहले के: ${figure}।`,
    source: (note: string) => `स्रोत: ${note}`,
    noBaseline: 'इस साइट से पहले का कुछ नहीं जोड़ा गया है।',
  },
  book: {
    title: 'खुला हिसाब',
    lead: 'हर पैसा, हमारे दोहरे खाते (double entry) से। हम किसी लिखाई को कभी नहीं बदलते। ग़लती को दूसरी लिखाई से ठीक करते हैं, और दोनों बनी रहती हैं।',
    byMonth: (currency: string) => `हर महीने का, ${currency} में`,
    byCampaign: (currency: string) => `हर कैंपेन का, ${currency} में`,
    none: 'अभी तक कोई पैसा नहीं आया-गया है। पहला पेमेंट यहाँ दिखेगा।',
    more: (count: number) => (count === 1 ? 'फ़ाइल में 1 और कैंपेन है।' : `फ़ाइल में ${count} और कैंपेन हैं।`),
    download: 'हिसाब डाउनलोड करें (CSV)',
    months: {
      month: 'महीना',
      received: 'मिला',
      earlier: 'पहले का',
      returned: 'लौटाया',
      paidOut: 'भुगतान किया',
      tips: 'टिप',
    },
    campaigns: {
      campaign: 'कैंपेन',
      received: 'मिला',
      returned: 'लौटाया',
      paidOut: 'भुगतान किया',
      held: 'अभी हमारे पास',
    },
    unknown: 'एक और कैंपेन',
    words: [
      ['मिला', 'आए हुए सब पेमेंट, टिप और दुकान के ऑर्डर के साथ।'],
      ['पहले का', 'इस साइट से पहले जुटा और कहीं और रखा गया। हिसाब पूरा करने के लिए यहाँ दिया है।'],
      ['लौटाया', 'पेमेंट करने वाले को रिफ़ंड किया गया।'],
      ['भुगतान किया', 'उन लोगों और कैंपेन को भेजा गया जिनके लिए मिला था, और पेमेंट कंपनियों को फ़ीस में दिया गया।'],
      ['टिप', 'यह साइट चलाने के लिए अपनी मर्ज़ी से दिया गया पैसा। यह “मिला” का हिस्सा है।'],
    ],
    wordsTitle: 'कॉलमों का मतलब',
  },
  how: { to: '/how-it-works', label: 'पैसा कैसे आता-जाता है' },
} satisfies Translated<typeof english.copy>
