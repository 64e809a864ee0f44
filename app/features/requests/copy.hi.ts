import { answerTime } from '#app/platform/time/answer-time.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  follow: { wrong: 'कोड में दस अक्षर और अंक होते हैं, जैसे K7QM-2XTP-9D।' },
  message: {
    missing: 'कुछ शब्द लिखें।',
  },
  reason: {
    missing: 'कारण लिखें। भेजने वाले इसे पढ़ेंगे।',
  },
  yes: 'हाँ',
  queues: {
    front: 'फ़्रंट डेस्क',
    partnership: 'साझेदारी',
    stories: 'कहानियाँ',
    programmes: 'प्रोग्राम',
    market: 'बाज़ार',
    solve: 'Solve',
    care: 'देखभाल',
    wellbeing: 'मन की सेहत',
    legal: 'कानूनी मदद',
    safety: 'सुरक्षा',
  },
  mails: {
    received: {
      subject: (brandName: string) => `${brandName}: आपका मैसेज हमें मिल गया है`,
      text: 'आपका मैसेज हमें मिल गया है। उसका हाल देखने या कुछ जोड़ने के लिए:',
      body: (hours: number) => `धन्यवाद। आपका मैसेज हमें मिल गया है। हमारी टीम से कोई ${answerTime(hours, 'hi')} में जवाब देगा।`,
      label: 'अपने अनुरोध का हाल देखने या उसमें कुछ जोड़ने के लिए यह कोड इस्तेमाल करें:',
    },
    replied: {
      subject: (brandName: string) => `${brandName}: आपके मैसेज का जवाब`,
      text: 'आपके मैसेज का जवाब आ गया है। उसे पढ़ें:',
      sealed: 'आपके लिए जवाब आया है। आपकी निजता के लिए हम उसे इस ई-मेल में नहीं लिखते। उसे अपने कोड से पढ़ें।',
      follow: 'आप अपने कोड से जवाब दे सकते हैं।',
    },
    closed: {
      subject: (brandName: string) => `${brandName}: आपका मैसेज`,
      text: 'आपके मैसेज के बारे में नई ख़बर है। उसे पढ़ें:',
      sealed: 'आपके मैसेज के बारे में नई ख़बर है। आपकी निजता के लिए हम उसे इस ई-मेल में नहीं लिखते। उसे अपने कोड से पढ़ें।',
      body: (reason: string) => [
        `हमने आपका अनुरोध बंद कर दिया है। कारण: ${reason}`,
        'अगर यह ग़लत है, तो अपने कोड के साथ हमें लिखें। हमारी टीम से कोई इसे फिर पढ़ेगा।',
      ],
    },
    late: {
      subject: (desk: string, brandName: string) => `${brandName}: अनुरोध के जवाब का समय निकल गया${desk}`,
      body: (title: string | null) =>
        title === null
          ? 'एक निजी अनुरोध के जवाब का समय निकल गया है। अभी तक किसी ने जवाब नहीं दिया है।'
          : `${title}: इस अनुरोध के जवाब का समय निकल गया है। अभी तक किसी ने जवाब नहीं दिया है।`,
    },
    added: {
      subject: (desk: string, brandName: string) => `${brandName}: नया मैसेज${desk}`,
      body: 'भेजने वाले ने अपने अनुरोध में एक मैसेज जोड़ा है।',
    },
    waiting: {
      subject: (desk: string, brandName: string) => `${brandName}: नया अनुरोध${desk}`,
      body: (title: string | null) => (title === null ? 'एक निजी अनुरोध आया है।' : `नया: ${title}।`),
    },
    reportWaiting: {
      subject: (desk: string, brandName: string) => `${brandName}: ज़रूरी शिकायत${desk}`,
      body: (by: string) => `एक ज़रूरी शिकायत आई है। ${by} तक फ़ैसला करें।`,
    },
    reportLate: {
      subject: (desk: string, brandName: string) => `${brandName}: शिकायत पर फ़ैसले का समय निकल गया${desk}`,
      body: (by: string) => `एक शिकायत पर ${by} तक फ़ैसला होना था। अभी तक किसी ने फ़ैसला नहीं किया है।`,
    },
    desk: (queue: string) => `, टीम: ${queue}`,
    button: 'अपने अनुरोध का हाल देखें',
    inbox: 'इनबॉक्स में खोलें',
    report: 'शिकायत खोलें',
    why: 'यह ई-मेल आपको इसलिए मिला, क्योंकि आपने हमें लिखा था और जवाब के लिए यह पता दिया था।',
    whyDesk: 'यह ई-मेल आपको इसलिए मिला, क्योंकि आप यहाँ अनुरोधों के जवाब देते हैं। एडमिनिस्ट्रेटर इसे बदल सकते हैं।',
  },
} satisfies Translated<typeof english.copy>
