import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './mails-copy.ts'

/** Copy of the mails about questions. */
export const copy = {
  asked: {
    subject: (product: string) => `${product} के बारे में नया सवाल`,
    text: 'एक प्रोडक्ट के बारे में आपके लिए नया सवाल है। जवाब दें:',
    body: (product: string) => `आपके प्रोडक्ट ${product} के बारे में किसी ने सवाल पूछा है।`,
    after: 'आपका जवाब प्रोडक्ट के पेज पर सब पढ़ सकते हैं। आप चाहें तो जवाब न दें।',
    why: (brand: string) => `यह ई-मेल आपको इसलिए मिला है, क्योंकि आप ${brand} पर बेचते हैं।`,
  },
  answered: {
    subject: (product: string) => `${product} के बारे में आपके सवाल का जवाब आया`,
    text: 'एक प्रोडक्ट के बारे में आपके सवाल का जवाब आया है। जवाब पढ़ें:',
    body: (seller: string, product: string) => `${seller} ने ${product} के बारे में आपके सवाल का जवाब दिया है।`,
  },
} satisfies Translated<typeof english.copy>
