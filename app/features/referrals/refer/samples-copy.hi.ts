import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './samples-copy.ts'

export const SAMPLE_PROFILES = [
  {
    id: 'sample-shabana',
    wing: 'empowerher',
    displayName: 'शबाना',
    snippet: 'रात को दुपट्टों पर कढ़ाई करती हैं, उस सिलाई क्लास के बाद जो वे मुफ़्त में पढ़ाती हैं।',
    education: 'दसवीं, और ग्यारह साल की चिकनकारी',
    seeking: 'शहर की ऐसी दुकान जो समय पर पैसे दे',
    skills: ['कढ़ाई', 'पढ़ाना', 'पैटर्न काटना'],
    softTags: ['धीरज वाली', 'बारीक काम'],
    threads: [
      { byName: 'ऋतु', text: 'उन्होंने मेरी बेटी को सिखाया। मैंने उन्हें एक टाँके के लिए पूरी आस्तीन उधेड़ते देखा है।' },
      { byName: 'नसरीन', text: 'दो ऑर्डर, दोनों एक दिन पहले।' },
    ],
    vouchCount: 3,
    isVouched: false,
  },
  {
    id: 'sample-mercy',
    wing: 'doc',
    displayName: 'मर्सी',
    snippet: 'छह साल अपने पिता की देखभाल की। अब वे देखभाल का काम सीखना चाहती हैं।',
    education: 'सहायक नर्सिंग, पहला साल',
    seeking: 'कोट्टायम के पास किसी बुज़ुर्ग के साथ शनिवार-रविवार का काम',
    skills: ['बुज़ुर्गों की देखभाल', 'शुगर वालों का खाना', 'प्राथमिक उपचार'],
    softTags: ['शांत', 'भरोसेमंद'],
    threads: [{ byName: 'सुज़न', text: 'मेरी माँ पूछती हैं कि मर्सी किस दिन आएँगी।' }],
    vouchCount: 1,
    isVouched: false,
  },
  {
    id: 'sample-pooja',
    wing: 'seeds',
    displayName: 'पूजा',
    snippet: 'अपने कॉलेज में सैनिटरी पैड का बैंक शुरू किया।',
    education: 'बी.एससी., दूसरा साल',
    seeking: 'ऐसी मेंटर जिन्होंने छोटा कारोबार चलाया हो',
    skills: ['काम सँभालना', 'हिसाब-किताब', 'मंच पर बोलना'],
    softTags: ['ज़िद्दी', 'दयालु'],
    threads: [],
    vouchCount: 0,
    isVouched: false,
  },
] satisfies Translated<typeof english.SAMPLE_PROFILES>
