import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  wings: {
    empowerher: {
      title: 'EmpowerHer',
      line: 'महिलाओं के बनाए प्रोडक्ट ख़रीदें',
      description: 'महिलाओं के बनाए प्रोडक्ट ख़रीदें, और उनके कैंपेन का साथ दें।',
    },
    sahaara: {
      title: 'Sahaara',
      line: 'आराम की शांत जगह',
      description: 'Sahaara आराम करने और साँस लेने की एक शांत जगह है।',
    },
    doc: {
      title: 'DOC',
      line: 'घर पर देखभाल',
      description: 'DOC (Duty of Care): देखभाल करने वाले, नर्स, या साथ बैठने के लिए कोई।',
    },
    legal: {
      title: 'Legal Companion',
      line: 'अपने हक़ जानें',
      description: 'अपने हक़ जानें, और मुफ़्त कानूनी मदद पाएँ।',
    },
    start: {
      title: 'Start',
      line: 'अपना आइडिया बताएँ',
      description: 'अधूरा आइडिया भी लाएँ। अगला क़दम जानें, और साथ आने वाले लोग पाएँ।',
    },
    ssr: {
      title: 'छात्रों की सामाजिक ज़िम्मेदारी',
      line: 'छात्र प्रोग्राम (SSR)',
      description: 'छात्र अच्छे काम करते हैं, मिशन चलाते हैं और नतीजे लिखते हैं।',
    },
    solve: {
      title: 'Solve',
      line: 'मुश्किल में मदद',
      description: 'किसी मुश्किल में क़दम-दर-क़दम मदद, या तुरंत भरने वाले बिल में मदद।',
    },
    sow: {
      title: 'School of World',
      line: 'मुफ़्त कोर्स, छोटे पाठ',
      description: 'यूनिवर्सिटी के मुफ़्त कोर्स, छोटे पाठों में।',
    },
    sellers: {
      title: 'Sellers',
      line: 'बेचने वाली महिलाओं से मिलें',
      description: 'दुकानें चलाने वाली महिलाओं से मिलें, या अपनी दुकान खोलें।',
    },
    stories: {
      title: 'कहानियाँ',
      line: 'छात्रों के अच्छे काम',
      description: 'छात्र अपने अच्छे कामों के बारे में लिखते हैं।',
    },
    fearless: {
      title: 'Fearless Girls',
      line: 'लड़कियों के लिए आत्मरक्षा',
      description: 'आत्मरक्षा, सुरक्षा के साधन और आपके पास की लड़कियों का समूह।',
    },
    heartbeat: {
      title: 'Heartbeat',
      line: 'पैसे जुटाने वाले कार्यक्रम',
      description: 'संगीत और खाने के कार्यक्रम, जो कैंपेन के लिए पैसे जुटाते हैं।',
    },
    seeds: {
      title: 'Seeds',
      line: 'महिलाओं के स्टार्टअप',
      description: 'महिलाएँ दिखाती हैं कि वे क्या बना रही हैं। आप बता सकते हैं कि आपको रुचि है।',
    },
    refer: {
      title: 'Refer',
      line: 'किसी का नाम सुझाएँ',
      description: 'अपनी पहचान के किसी व्यक्ति का नाम मदद या मौक़े के लिए सुझाएँ।',
    },
    campus: {
      title: 'Campus',
      line: 'कोर्स, कॉलेज, मेंटर',
      description: 'हमारी मदद से कोर्स, कॉलेज या मेंटर चुनें।',
    },
    comeback: {
      title: 'Come Back',
      line: 'रुकने के बाद वापसी',
      description: 'कुछ समय रुकने के बाद पढ़ाई, काम या लोगों के बीच लौटें।',
    },
  },
  groups: {
    core: {
      title: 'बुनियाद',
      manifesto: 'देखभाल की नींव',
      lead: 'कमाई, आराम, देखभाल और हक़।',
    },
    impact: {
      title: 'असर',
      manifesto: 'बदलाव की लहरें',
      lead: 'आइडिया, मिशन, मदद और सीखना।',
    },
    community: {
      title: 'समुदाय',
      manifesto: 'साथ के घेरे',
      lead: 'लोग, जो सामान बेचते हैं, कहानियाँ सुनाते हैं, एक-दूसरे की रक्षा करते हैं और पैसे जुटाते हैं।',
    },
    growth: {
      title: 'आगे बढ़ना',
      manifesto: 'कल के बीज',
      lead: 'आपके अगले क़दम में साथ।',
    },
  },
} satisfies Translated<typeof english.copy>
