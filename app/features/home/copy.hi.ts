import type { IconName } from '#app/ui/icon/icon-names.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  metaTitle: 'होम',
  metaDescription: 'महिलाओं के बनाए प्रोडक्ट ख़रीदें, उनके कैंपेन को दान दें, और Fearless Girls से जुड़ें।',
  title: 'ख़रीदें, दान दें, सीखें और मदद लें',
  lead: 'महिलाओं के बनाए प्रोडक्ट ख़रीदें। किसी कैंपेन को दान दें। आत्मरक्षा सीखें। जहाँ मन हो, वहाँ से शुरू करें।',
  hero: [
    { to: '/wings', label: 'सभी प्रोग्राम देखें' },
    { to: '/wings#community', label: 'अपना समूह खोजें' },
  ],
  pathways: {
    title: 'जुड़ने के और तरीके',
    cards: [
      {
        to: '/seeds',
        icon: 'store',
        title: 'Seeds, स्टार्टअप के लिए',
        body: 'उनके लिए जिनके पास कोई आइडिया या नया कारोबार है और जो साथ ढूँढ़ रहे हैं।',
      },
      {
        to: '/partnership-hub',
        icon: 'heart-handshake',
        title: 'साझेदारी केंद्र',
        body: 'उन कंपनियों के लिए जो हमारे साथ काम करना चाहती हैं।',
      },
      {
        to: '/ngo-templates',
        icon: 'download',
        title: 'NGO के लिए टेम्पलेट',
        body: 'संस्थाओं के लिए तैयार कागज़ और सूचियाँ।',
      },
    ] satisfies { to: string; icon: IconName; title: string; body: string }[],
  },
  tabsLabel: 'क्या देखना है',
  tabs: [
    { tab: 'marketplace', label: 'बाज़ार', meaning: 'ख़रीदें' },
    { tab: 'campaigns', label: 'कैंपेन', meaning: 'दान दें' },
    { tab: 'fearless', label: 'Fearless Girls', meaning: 'आत्मरक्षा' },
  ],
  marketplace: {
    title: 'महिलाओं के हाथ का बना',
    sellers: 'हमारे विक्रेताओं से मिलें',
    invite: {
      title: 'अपनी बनाई चीज़ें बेचें',
      body: 'अपनी दुकान खोलें। दूसरे विक्रेता आपको बताएँगे कि कैसे।',
      become: 'विक्रेता बनें',
      stories: 'कामयाबी की कहानियाँ देखें',
    },
  },
  campaigns: {
    title: 'हमने मिलकर क्या किया है',
    lead: 'हमारे रिकॉर्ड से, और इस साइट से पहले के हमारे चौदह सालों से।',
    figures: {
      'student-leaders': 'छात्र लीडर',
      'active-missions': 'चालू मिशन',
      lives: 'ज़िंदगियाँ छुईं',
      communities: 'समुदाय',
      supporters: 'दान देने वाले',
    },
    all: 'सब कैंपेन देखें',
  },
  preview: {
    title: 'इन कैंपेन को दान दें',
    all: 'सब देखें',
    investors: {
      title: 'एक नए कारोबार का साथ दें',
      body: 'लोग Seeds के स्टार्टअप में आम तौर पर इनमें से कोई रक़म लगाते हैं। Seeds नया कारोबार शुरू करने वालों के लिए हमारा प्रोग्राम है। यहाँ पेमेंट नहीं होता।',
      link: 'Seeds के बारे में पढ़ें',
      tiers: [
        { amountMinor: 25_000_00, body: 'पहला स्टॉक' },
        { amountMinor: 50_000_00, body: 'एक मशीन' },
        { amountMinor: 1_00_000_00, body: 'एक सीज़न की मज़दूरी' },
        { amountMinor: 2_50_000_00, body: 'दूसरी वर्कशॉप' },
      ],
    },
  },
  partners: {
    title: 'साझेदारी के लिए बना',
    types: [
      {
        to: '/ngo-templates',
        title: 'NGO के लिए',
        body: 'टेम्पलेट, ट्रेनिंग, और आपके काम को लोगों तक पहुँचाना।',
      },
      {
        to: '/ssr-toolkit',
        title: 'कॉलेजों के लिए',
        body: 'छात्रों के लिए मिशन, और उन्हें चलाने की टूलकिट।',
      },
      {
        to: '/partnership-hub',
        title: 'कंपनियों के लिए',
        body: 'महिलाओं के समूहों के साथ काम करें, रसीदों और रिपोर्ट के साथ।',
      },
    ],
  },
  close: {
    title: 'क्या आपको मदद चाहिए?',
    body: 'दस मिनट में अपना कैंपेन लिखें। छपने से पहले हम उसे पढ़ते हैं।',
    link: 'कैंपेन शुरू करें',
  },
  footer: {
    share: 'यह पेज शेयर करें',
    shareOn: { facebook: 'Facebook पर शेयर करें', x: 'X पर शेयर करें', whatsapp: 'WhatsApp पर शेयर करें' },
    message: (brand: string) => `${brand}: महिलाओं के प्रोडक्ट और कैंपेन।`,
  },
} satisfies Translated<typeof english.copy>
