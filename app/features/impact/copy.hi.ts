import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

/** Labels, and how `counting.server.ts` counts each figure. Change both together. */
export const copy = {
  figures: {
    'active-changemakers': {
      name: 'बदलाव लाने वाले लोग',
      counting: 'अलग-अलग लोग जिन्होंने यहाँ किसी कैंपेन को दान दिया, या जो Fearless Girls (आत्मरक्षा के समूह) के सदस्य हैं।',
    },
    'impact-generated': {
      name: 'असर: एक इंसान से दूसरे को दिए गए',
      counting: 'कैंपेन को मिले सब दान जो पहुँच गए और लौटाए नहीं गए। टिप इसमें नहीं हैं।',
    },
    'student-leaders': {
      name: 'छात्र लीडर',
      counting: 'छात्र प्रोग्राम में जिन छात्रों की प्रोफ़ाइल है।',
    },
    'active-missions': {
      name: 'चालू मिशन',
      counting: 'छात्रों के चालू कैंपेन।',
    },
    lives: {
      name: 'ज़िंदगियाँ छुईं',
      counting: 'इस साइट के रिकॉर्ड में दर्ज लोग। जहाँ रिकॉर्ड नहीं है, वहाँ हम कुछ नहीं जोड़ते।',
    },
    communities: {
      name: 'समुदाय',
      counting: 'Fearless Girls के चैप्टर जो सूची में हैं।',
    },
    supporters: {
      name: 'दान देने वाले',
      counting: 'अलग-अलग लोग जिन्होंने यहाँ किसी कैंपेन को दान दिया। दो बार देने वाले को एक बार गिना जाता है।',
    },
  },
} satisfies Translated<typeof english.copy>
