import { missingFacts, type Organisation, organisationFacts } from '#app/platform/config/organisation.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type { ProseBlock, ProseText } from '#app/ui/prose/prose.ts'
import type * as english from './copy.ts'

/** Visitors see what is filled in, operators also what is not. */
function registration(brand: string, organisation: Organisation, isOperator: boolean): ProseText['sections'] {
  const [facts, missing] = [organisationFacts(organisation), missingFacts(organisation)]
  const blocks: ProseBlock[] = []
  if (facts.length > 0) blocks.push({ table: { head: ['क्या', 'जानकारी'], rows: facts } })
  if (isOperator && missing.length > 0) blocks.push({ unfilled: missing })
  return blocks.length > 0 ? [{ id: 'registration', title: `${brand} को कौन चलाता है`, blocks }] : []
}

export const copy = {
  metaTitle: 'हमारे बारे में',
  metaDescription: 'भारत की महिलाओं और उनका साथ देने वालों के लिए एक वेबसाइट: सीखें, कमाएँ, दान दें, आराम करें और मदद पाएँ।',
  text: (
    brand: string,
    { organisation, isOperator }: { organisation: Organisation; isOperator: boolean },
  ): ProseText => ({
    title: `${brand} के बारे में`,
    lead: 'भारत की महिलाओं और उनका साथ देने वालों के लिए एक वेबसाइट: सीखें, कमाएँ, दान दें, आराम करें और मदद पाएँ।',
    sections: [
      {
        id: 'what',
        title: 'यह क्या है',
        blocks: [
          `${brand} में सोलह प्रोग्राम हैं। हम उन्हें विंग कहते हैं। एक में आप अपनी बनाई चीज़ें बेचती हैं। दूसरी में आत्मरक्षा सीखती हैं। तीसरी में माँ की देखभाल के लिए कोई मिलता है, जब आप काम पर हों। सब कुछ बिना अकाउंट के देखा जा सकता है, और कभी भी छोड़ा जा सकता है।`,
          'यह साइट नई है। आँगनों, स्कूलों और अस्पतालों में हम चौदह साल से काम कर रहे हैं।',
          {
            links: [
              { to: '/wings', label: 'सभी सोलह प्रोग्राम देखें' },
              { to: '/manifesto', label: 'मैनिफ़ेस्टो पढ़ें' },
            ],
          },
        ],
      },
      {
        id: 'whom',
        title: 'यह किसके लिए है',
        blocks: [
          {
            list: [
              'महिलाएँ, जो कमाना, सीखना, आराम करना या सुरक्षित रहना चाहती हैं।',
              'माँएँ, देखभाल करने वाले और बुज़ुर्ग, और उनका ध्यान रखने वाले लोग।',
              'छात्र, जो दूसरों की मदद करना चाहते हैं।',
              'विक्रेता, अपना काम शुरू करने वाले, और उनका साथ देने वाले लोग।',
              'NGO, कॉलेज और कंपनियाँ, जो लोग, जगह या पैसे दे सकते हैं।',
            ],
          },
        ],
      },
      {
        id: 'promises',
        title: 'हमारे वादे',
        blocks: [
          {
            list: [
              'आँकड़े हम अपने रिकॉर्ड से गिनते हैं। कोई आँकड़ा इस साइट से पहले का हो, तो हम यह बताते हैं और लिखते हैं कि वह कहाँ से आया।',
              'हमारा हिसाब सबके सामने है, एक-एक पैसे तक, पर दान देने वालों के नाम के बिना।',
              'किसी की सहमति के बिना हम उनके बारे में कुछ नहीं दिखाते। सहमति कभी भी वापस ली जा सकती है।',
              'हम आप पर नज़र नहीं रखते: न विज्ञापन, न ट्रैकर, न दूसरी कंपनियों के स्क्रिप्ट या फ़ॉन्ट।',
              'हर खुला पेज छोटे फ़ोन पर, धीमे इंटरनेट पर और बिना JavaScript के पढ़ा जा सकता है। JavaScript सिर्फ़ साइन इन के लिए चाहिए।',
            ],
          },
          {
            links: [
              { to: '/impact', label: 'आँकड़े और खुला हिसाब' },
              { to: '/privacy', label: 'हम आपके बारे में क्या रखते हैं' },
            ],
          },
        ],
      },
      ...registration(brand, organisation, isOperator),
      {
        id: 'founder',
        title: 'संस्थापक',
        blocks: [
          organisation.founder
            ? `${brand} की शुरुआत ${organisation.founder} ने की। पहले पेज पर उनकी चिट्ठी में लिखा है कि क्यों।`
            : 'पहले पेज पर हमारे संस्थापक की एक चिट्ठी पढ़ें। उसमें लिखा है कि हमने शुरुआत क्यों की।',
          { links: [{ to: '/#founder-title', label: 'चिट्ठी पढ़ें' }] },
        ],
      },
      {
        id: 'free',
        title: 'इस्तेमाल करना मुफ़्त, कॉपी करना भी मुफ़्त',
        blocks: [
          `${brand} का सॉफ़्टवेयर मुफ़्त और खुला है (AGPL, वर्शन 3 या बाद का)। आपका समूह इससे अपनी साइट चला सकता है। अगर आप इसे बदलें और वेब पर दूसरों को इस्तेमाल करने दें, तो उन्हें अपने बदलाव भी दिखाएँ।`,
          {
            links: [
              { to: '/team', label: 'काम कौन करता है' },
              { to: '/partners', label: 'हमारे साथ काम करें' },
              { to: '/developers', label: 'डेवलपर के लिए: API' },
            ],
          },
        ],
      },
    ],
  }),
} satisfies Translated<typeof english.copy>
