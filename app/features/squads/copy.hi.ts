import { INVITATION_DAYS } from './invitation-days.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  badges: { warrior: 'योद्धा', guardian: 'रक्षक', phoenix: 'फ़ीनिक्स', lioness: 'शेरनी' },
  form: {
    name: 'अपने स्क्वॉड का नाम लिखें।',
    tooLong: (charsMax: number) => `नाम ज़्यादा से ज़्यादा ${charsMax} अक्षरों का हो सकता है।`,
    badge: 'एक बैज चुनें।',
    wrong: (addresses: string) => `ये न मोबाइल नंबर हैं, न ई-मेल: ${addresses}`,
    tooMany: (max: number) => `एक स्क्वॉड में ${max} लोग हो सकते हैं। कम लोगों को बुलाएँ।`,
    tooManyToday: (max: number) => `एक दिन में ${max} न्योते भेजे जा सकते हैं। बाक़ी कल भेजें।`,
    noTexts: 'अभी हम SMS नहीं भेज पा रहे हैं। ई-मेल पता लिखें।',
    tooNew: (from: string | null) =>
      from
        ? `आपका अकाउंट नया है। न्योते ${from} से भेजे जा सकते हैं। स्क्वॉड अभी बिना न्योते के शुरू किया जा सकता है।`
        : 'पहले अपने मोबाइल नंबर या ई-मेल की पुष्टि करें। उसके बाद न्योते भेजे जा सकते हैं।',
  },
  mail: {
    subject: (brandName: string) => `${brandName}: एक स्क्वॉड में आने का न्योता`,
    text: 'आपके किसी जानने वाले ने आपको एक स्क्वॉड में बुलाया है। देखें किसने, और जवाब दें:',
    body: (founder: string, squad: string) => [
      `${founder} की ओर से स्क्वॉड “${squad}” में जुड़ने का न्योता है। स्क्वॉड कुछ दोस्तों का समूह है, जो आपातकाल में एक-दूसरे की मदद करते हैं।`,
      `यह न्योता ${INVITATION_DAYS} दिन तक चलेगा।`,
    ],
    button: 'हाँ या ना कहें',
    after: 'अगर इस व्यक्ति से आपकी पहचान नहीं है, तो इस ई-मेल पर ध्यान न दें।',
    why: 'यह ई-मेल इसलिए आया है, क्योंकि एक सदस्य ने आपको बुलाने के लिए आपका पता लिखा।',
  },
} satisfies Translated<typeof english.copy>
