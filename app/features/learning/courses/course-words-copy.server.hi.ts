import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './course-words-copy.server.ts'

export const copy = {
  titles: {
    'first-mission': 'अपनी गली से अपने मिशन तक',
    'teach-a-phone': 'एक महिला को फ़ोन चलाना सिखाएँ',
    'first-sale': 'आपकी पहली बिक्री',
  },
  badges: {
    'first-mission': 'मिशन की शुरुआत',
    'teach-a-phone': 'डिजिटल दोस्त',
    'first-sale': 'पहला कारोबार',
  },
  descriptions: {
    'elements-of-ai':
      'जानें कि आर्टिफ़िशियल इंटेलिजेंस क्या है, क्या कर सकता है और क्या नहीं। प्रोग्रामिंग आना ज़रूरी नहीं, स्कूल का गणित काफ़ी है। अपनी रफ़्तार से एक पाठ पढ़ें, फिर सवालों के जवाब दें।',
    'introduction-to-machine-learning':
      'जानें कि कंप्यूटर उदाहरणों से कैसे सीखता है: रिग्रेशन, डिसीज़न ट्री और न्यूरल नेटवर्क, और नतीजा कैसे परखें। कॉलेज का गणित और थोड़ी प्रोग्रामिंग आनी चाहिए।',
    'machine-learning-crash-course':
      'छोटे पाठ, ऐनिमेशन और ब्राउज़र में अभ्यास के साथ: लीनियर रिग्रेशन से लेकर बड़े लैंग्वेज मॉडल तक। थोड़ी Python आनी चाहिए।',
    cs50x:
      'सवालों को क़दम-दर-क़दम हल करना और प्रोग्राम लिखना सीखें: C, Python, डेटाबेस और वेब पेज। कोर्स मेहनत माँगता है, पर प्रोग्रामिंग पहले से आना ज़रूरी नहीं।',
    'responsive-web-design':
      'छोटे-छोटे क़दमों में वेब पेज बनाना सीखें, और अपने पाँच प्रोजेक्ट पूरे करें। कुछ इंस्टॉल नहीं करना पड़ता। पढ़ना फ़ोन पर हो जाता है, पर अभ्यास के लिए कंप्यूटर बेहतर है।',
    'joy-of-computing-python':
      'खेलों, पहेलियों और छोटे प्रयोगों से Python में प्रोग्रामिंग सीखें। हर विषय के छात्रों और शुरुआत करने वालों के लिए।',
    'digital-marketing':
      'जानें कि ख़रीदार किसी दुकान तक ऑनलाइन कैसे पहुँचते हैं: सर्च, सोशल मीडिया और ई-मेल से, और कैसे मापें कि क्या काम कर रहा है। छोटे वीडियो, और हर वीडियो के बाद कुछ सवाल।',
    entrepreneurship: 'पहले ख़याल से सफल कंपनी तक: क्या बेचें, किसे, किस पैसे से और किन लोगों के साथ। भारत के बहुत से उदाहरणों के साथ।',
    'first-mission':
      'एक ऐसी चीज़ ढूँढ़ें, जो बेहतर होनी चाहिए। जिन पर उसका असर है उनसे पूछें, एक पेज पर योजना बनाएँ, खुला हिसाब रखें, और नतीजा मापें।',
    'teach-a-phone':
      'किसी पड़ोसन को फ़ोन चलाना सिखाएँ: लॉक कैसे करें, सुरक्षित पेमेंट कैसे करें, और धोखाधड़ी कैसे पहचानें। आख़िर में वे एक और महिला को सिखाती हैं।',
    'first-sale':
      'जो आपको बनाना आता है, उसे बेचना सीखें: ख़रीदार चुनें, क़ीमत तय करें, पहले दस ख़रीदार ढूँढ़ें, हिसाब रखें, कागज़ बनवाएँ, और अपने काम के बारे में बताएँ।',
  },
  modules: {
    'first-mission/see-one-thing': 'एक समस्या चुनें',
    'first-mission/ask-before-you-act': 'करने से पहले पूछें',
    'first-mission/a-plan-on-one-page': 'एक पेज पर योजना',
    'first-mission/people-and-money': 'लोग और पैसे',
    'first-mission/count-and-tell': 'गिनें और बताएँ',
    'teach-a-phone/start-with-her-wish': 'जो वे चाहती हैं, वहाँ से शुरू करें',
    'teach-a-phone/locks-and-secrets': 'फ़ोन लॉक करें',
    'teach-a-phone/money-on-the-phone': 'फ़ोन पर पैसे',
    'teach-a-phone/true-or-false': 'सही या ग़लत',
    'teach-a-phone/she-teaches-the-next': 'वे एक और महिला को सिखाती हैं',
    'first-sale/what-and-for-whom': 'क्या बेचें, और किसे',
    'first-sale/the-price': 'अपनी क़ीमत तय करें',
    'first-sale/ten-customers': 'आपके पहले दस ख़रीदार',
    'first-sale/a-book-of-money': 'हिसाब रखें',
    'first-sale/papers-in-india': 'रजिस्ट्रेशन और कागज़',
    'first-sale/three-minutes': 'तीन मिनट में अपना काम बताएँ',
  },
  durations: {
    '11-weeks': '11 हफ़्ते',
    '12-weeks': '12 हफ़्ते',
    'about-15-hours': 'क़रीब 15 घंटे',
    'about-30-hours': 'क़रीब 30 घंटे',
    'about-300-hours': 'क़रीब 300 घंटे',
    'about-5-hours': 'क़रीब 5 घंटे',
    'about-80-minutes': 'क़रीब 80 मिनट',
    'about-an-hour': 'क़रीब एक घंटा',
  },
  languages: {
    english: 'अंग्रेज़ी',
    'english-and-others': 'अंग्रेज़ी और दूसरी भाषाएँ',
    'english-with-subtitles': 'अंग्रेज़ी, सबटाइटल के साथ',
  },
  costs: {
    'exam-fee': 'सब वीडियो और अभ्यास मुफ़्त हैं। सिर्फ़ प्रमाण पत्र की परीक्षा की फ़ीस लगती है। परीक्षा देना ज़रूरी नहीं।',
    'edx-fee': 'मुफ़्त, और CS50 का प्रमाण पत्र भी मुफ़्त। edX के प्रमाण पत्र की फ़ीस लगती है।',
    certificate: 'मुफ़्त, और प्रमाण पत्र भी मुफ़्त।',
    account: 'मुफ़्त, और प्रमाण पत्र भी मुफ़्त। वहाँ अकाउंट बनाना होता है।',
    free: 'मुफ़्त।',
    open: 'मुफ़्त। हर मॉड्यूल बिना अकाउंट के पढ़ा जा सकता है।',
  },
  instructors: {
    'school-of-world-team': 'School of World की टीम',
    'teemu-roos-and-team': 'Teemu Roos और उनकी टीम',
  },
  notes: {
    demo: 'डेमो डेटा: सीखने वालों की संख्या और रेटिंग काल्पनिक हैं, मापी हुई नहीं।',
  },
  tags: {
    'c-and-python': 'C और Python',
    'html-and-css': 'HTML और CSS',
    bookkeeping: 'हिसाब-किताब',
    'business-plan': 'बिज़नेस प्लान',
    certificate: 'प्रमाण पत्र',
    'digital-safety': 'डिजिटल सुरक्षा',
    'first-steps': 'पहले क़दम',
    lectures: 'लेक्चर',
    listening: 'सुनना',
    mathematics: 'गणित',
    'no-coding': 'बिना कोडिंग',
    pitch: 'पिच',
    planning: 'योजना',
    practice: 'अभ्यास',
    pricing: 'क़ीमत तय करना',
    programming: 'प्रोग्रामिंग',
    projects: 'प्रोजेक्ट',
    'selling-online': 'ऑनलाइन बेचना',
    'short-lessons': 'छोटे पाठ',
    'short-videos': 'छोटे वीडियो',
    teaching: 'सिखाना',
    teamwork: 'मिलकर काम',
  },
  spotlight: {
    quote:
      'मैंने अपने घंटे कभी नहीं गिने थे। मैंने उन्हें क़ीमत में जोड़ा, और एक हफ़्ते तक घबराहट रही। फिर कैंटीन ने नई क़ीमत पर चालीस जार मँगवाए।',
    step: 'दो कैंटीन को अचार और पापड़ बेचती हैं, और अपना हिसाब ख़ुद रखती हैं।',
  },
} satisfies Translated<typeof english.copy>
