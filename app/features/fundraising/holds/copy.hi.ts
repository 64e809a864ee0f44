import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'
import type { HoldTopic } from './hold-rules.ts'

const TOPICS: Record<HoldTopic, string> = {
  bills: 'हम इस कैंपेन के बिल जाँच रहे हैं',
  payee: 'हम जाँच रहे हैं कि पैसा किसे जाता है',
  documents: 'हम इस कैंपेन के कागज़ जाँच रहे हैं',
  report: 'हम इस कैंपेन की एक शिकायत जाँच रहे हैं',
}

export const copy = {
  all: 'सारा पैसा',
  topics: TOPICS,
  public: (amount: string, topic: HoldTopic, until: string) =>
    `रोक में: ${amount}, ज़्यादा से ज़्यादा ${until} तक। ${TOPICS[topic]}।`,
  mails: {
    hold: {
      subject: 'आपके कैंपेन के पैसे पर रोक है',
      text: (amount: string) => `आपके कैंपेन के इतने पैसे पर रोक है: ${amount}। कारण पढ़ें, और असहमत हों तो बताएँ:`,
      body: (amount: string, title: string, until: string) =>
        `“${title}” के इतने पैसे का भुगतान हम ${until} तक नहीं करेंगे: ${amount}।`,
      everything: 'सारा पैसा',
      after: 'अगर आप असहमत हैं, तो कैंपेन के पैसे वाले पेज पर बताएँ। उसे कोई दूसरा व्यक्ति पढ़ता है।',
    },
    lifted: {
      subject: 'आपके कैंपेन के पैसे पर अब रोक नहीं है',
      body: (title: string) => `“${title}” के पैसे का भुगतान अब फिर हो सकता है।`,
    },
    upheld: {
      subject: 'कैंपेन के बारे में आपकी आपत्ति का जवाब',
      text: 'आपकी आपत्ति का जवाब आ गया है। कैंपेन के पैसे पर रोक बनी रहेगी। कारण पढ़ें:',
      body: (until: string) => `आपकी आपत्ति किसी दूसरे व्यक्ति ने पढ़ी। पैसे पर रोक ${until} तक बनी रहेगी।`,
    },
    reason: (reason: string) => `कारण: ${reason}`,
    said: (answer: string) => `हमारा जवाब: ${answer}`,
    button: 'अपने कैंपेन का पैसा देखें',
    why: (brand: string) => `यह ई-मेल आपको इसलिए मिला, क्योंकि ${brand} पर आपका एक कैंपेन है।`,
  },
} satisfies Translated<typeof english.copy>
