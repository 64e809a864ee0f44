import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

export const copy = {
  title: 'Fearless Girls',
  intro:
    'Fearless Girls में लड़कियों के लिए आत्मरक्षा की क्लास और ग्रुप हैं। अपनी रक्षा करना सीखें, फ़ोन को सुरक्षा के लिए इस्तेमाल करें, और पास की सहेलियाँ खोजें।',
  tagsLabel: 'हम क्या सिखाते हैं',
  tags: ['आत्मरक्षा', 'फ़ोन से सुरक्षा', 'शरीर की हिम्मत', 'स्क्वॉड बनाना'],
  features: [
    {
      icon: 'shield-check',
      dye: 'lotus',
      title: 'डटकर खड़ी रहें',
      body: 'खड़ा होना, आवाज़ का इस्तेमाल और छह आसान दाँव सीखें। सिखाने वाली महिलाएँ हैं। पहले से फ़िट होना ज़रूरी नहीं।',
    },
    {
      icon: 'smartphone',
      dye: 'peacock',
      title: 'फ़ोन से सुरक्षा',
      body: `घर लौटने का रास्ता शेयर करें, ${HELPLINES.emergency} तैयार रखें, और जानें कि सबूत के लिए क्या रखें।`,
    },
    {
      icon: 'mountain',
      dye: 'turmeric',
      title: 'और मज़बूत बनें',
      body: 'चढ़ें, गिरें और फिर उठें। हर हफ़्ते दूसरी लड़कियों के साथ कुछ नया करें।',
    },
    {
      icon: 'users',
      dye: 'neem',
      title: 'अपना स्क्वॉड बनाएँ',
      body: 'स्क्वॉड पाँच सहेलियों का ग्रुप है। एक बुलाए, तो बाक़ी आती हैं।',
    },
  ],
  gallery: {
    title: 'आठ पल',
    note: 'हम चेहरे सिर्फ़ सहमति से दिखाते हैं। तब तक हर फ़ोटो की जगह एक डिज़ाइन दिखता है।',
    captions: [
      'पहली बार ज़ोर से ना',
      'गिरना और उठना सीखना',
      'स्कूल से पहले अभ्यास',
      'घर के रास्ते पर रोशनी',
      'छह सहेलियाँ, जो एक-दूसरे को बुलाती हैं',
      'रस्सी से चढ़ना',
      'छोटी बहन को सिखाना',
      'पाँच लड़कियों का नया स्क्वॉड',
    ],
  },
  join: 'Fearless Girls से जुड़ें',
  chapter: 'पास का चैप्टर खोजें',
} satisfies Translated<typeof english.copy>
