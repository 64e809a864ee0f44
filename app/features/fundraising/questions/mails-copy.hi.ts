import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './mails-copy.ts'

/** Copy of the mails about questions to an organiser. */
export const copy = {
  asked: {
    subject: (campaign: string) => `${campaign} के बारे में नया सवाल`,
    text: 'आपके कैंपेन के बारे में एक नया सवाल है। जवाब दें:',
    body: (campaign: string) => `किसी ने आपके कैंपेन “${campaign}” के बारे में सवाल पूछा है।`,
    after: 'आपका जवाब कैंपेन के पेज पर सब पढ़ सकते हैं। अगर आप जवाब नहीं देना चाहते, तो सवाल हमारी टीम पढ़ती है।',
    why: (brand: string) => `आपको यह ई-मेल इसलिए मिला, क्योंकि ${brand} पर आपका एक कैंपेन है।`,
  },
  answered: {
    subject: (campaign: string) => `${campaign} के बारे में आपके सवाल का जवाब आया है`,
    text: 'एक कैंपेन के बारे में आपके सवाल का जवाब आया है। पढ़ें:',
    body: (organiser: string, campaign: string) => `${organiser} ने कैंपेन “${campaign}” के बारे में आपके सवाल का जवाब दिया है।`,
  },
} satisfies Translated<typeof english.copy>
