import { frontForms } from '#app/features/contact/request-forms.ts'
import { COMPLAINT_HOURS } from '#app/platform/config/complaint-times.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import type { ProsePerson, ProseText } from '#app/ui/prose/prose.ts'
import type * as english from './copy.ts'

/** Those who can be named; an operator also learns where to add them. */
function named(people: readonly ProsePerson[], isOperator: boolean): ProseText['sections'] {
  if (people.length > 0) return [{ id: 'people', title: 'लोग', blocks: [{ people }] }]
  if (!isOperator) return []
  return [{ id: 'people', title: 'लोग', blocks: [{ unfilled: ['अभी किसी का नाम नहीं है। कंसोल में जोड़ें: लोग।'] }] }]
}

export const copy = {
  metaTitle: 'टीम',
  metaDescription: 'यहाँ कौन क्या करता है, कौन क्या देख सकता है, और कैसे जुड़ें।',
  text: ({ people, isOperator }: { people: readonly ProsePerson[]; isOperator: boolean }): ProseText => ({
    title: 'टीम',
    lead: 'यहाँ कौन क्या करता है। सुरक्षा के लिए हम सबके नाम नहीं बताते।',
    sections: [
      ...named(people, isOperator),
      {
        id: 'roles',
        title: 'कौन क्या करता है',
        blocks: [
          {
            steps: [
              {
                title: 'संस्थापक',
                body: 'संस्था को चलाते हैं और उसकी ओर से बोलते हैं।',
              },
              {
                title: 'फ़्रंट डेस्क',
                body: `संपर्क और राय वाले पेज के मैसेज पढ़ती है। 24-${answerTime(frontForms.contact.answerHours, 'hi')} में जवाब देती है, या बताती है कि जवाब कौन देगा।`,
              },
              {
                title: 'सुरक्षा, देखभाल, कानून और मन की सेहत की टीमें',
                body: 'हर टीम में कुछ ट्रेनिंग पाए हुए लोग हैं। उन्हें भेजे मैसेज एन्क्रिप्टेड (ताले में बंद) रहते हैं। और कोई उन्हें नहीं खोल सकता, एडमिनिस्ट्रेटर भी नहीं।',
              },
              {
                title: 'कहानियाँ',
                body: 'हर कहानी छपने से पहले पढ़ते हैं। सहमति साफ़ न हो, तो पूछते हैं। लिखने वाले कहें, तो कहानी हटा देते हैं।',
              },
              {
                title: 'कैंपेन और पैसा',
                body: 'हर कैंपेन और पैसे पाने वाले की जाँच करते हैं। एक व्यक्ति भुगतान तैयार करता है, दूसरा उसे मंज़ूर करता है।',
              },
              {
                title: 'बाज़ार',
                body: `दुकान खुलने से पहले उसे जाँचते हैं। पार्सल की शिकायत मिलने की पुष्टि ${answerTime(COMPLAINT_HOURS.purchaseConfirmed, 'hi')} के अंदर करते हैं।`,
              },
              {
                title: 'विंग के मैनेजर',
                body: 'हर विंग (प्रोग्राम) के लिए एक या दो लोग। वे उसके पेज सही रखते हैं।',
              },
              {
                title: 'चैप्टर चलाने वाले, मेंटर, ट्रेनर',
                body: 'लोगों से स्कूलों, लाइब्रेरी और सामुदायिक भवनों में मिलते हैं।',
              },
              {
                title: 'सॉफ़्टवेयर बनाने वाले',
                body: 'सॉफ़्टवेयर लिखते, जाँचते और सुरक्षित रखते हैं। उन्हें तकनीकी रिकॉर्ड दिखते हैं, नाम और पते नहीं।',
              },
              {
                title: 'शिकायत अधिकारी',
                body: 'शिकायतें देखते हैं। नाम और पता समुदाय के दिशानिर्देशों में मिलेगा।',
              },
            ],
          },
        ],
      },
      {
        id: 'watch',
        title: 'हम ख़ुद पर कैसे नज़र रखते हैं',
        blocks: [
          {
            list: [
              'टीम के कंसोल में हर काम दर्ज होता है: किसने, क्या, कब।',
              'अपने ख़िलाफ़ शिकायत का फ़ैसला कोई ख़ुद नहीं करता। अपील का फ़ैसला दूसरा व्यक्ति करता है।',
              'टीम के सदस्य दो चरणों में साइन इन करते हैं।',
            ],
          },
        ],
      },
      {
        id: 'join',
        title: 'कैसे जुड़ें',
        brief: 'हमें लिखें कि आप क्या कर सकते हैं और हर हफ़्ते कितने घंटे दे सकते हैं। दो घंटे काफ़ी हैं।',
        blocks: [
          'ख़तरे में पड़े लोगों के साथ काम के लिए हम अनुभव, पहचान के लोगों के नाम और पुलिस वेरिफ़िकेशन माँगते हैं, और आपको ट्रेनिंग देते हैं। बाक़ी सभी कामों के लिए चाहिए: अच्छा बर्ताव, समय की पाबंदी, और बात को अपने तक रखना।',
          {
            links: [
              { to: '/contact', label: 'हमें लिखें' },
              { to: '/fearless-girls#join', label: 'चैप्टर शुरू करें' },
              { to: '/partners', label: 'संस्था के रूप में जुड़ें' },
            ],
          },
        ],
      },
    ],
  }),
} satisfies Translated<typeof english.copy>
