import type { Translated } from '#app/platform/language/translated.ts'
import { listed } from '#app/platform/text/sentences.ts'
import type * as english from './copy.ts'
import { CO_OWNERS_MAX, type CoOwnerPart, INVITATION_DAYS } from './co-owner-parts.ts'

const parts: Readonly<Record<CoOwnerPart, string>> = {
  story: 'कहानी, ख़र्च और फ़ोटो बदलना',
  updates: 'अपडेट डालना, धन्यवाद भेजना और सवालों के जवाब देना',
  supporters: 'दान देने वालों की सूची देखना और डाउनलोड करना',
  money: 'बिल जोड़ना और भुगतान माँगना',
}

/** The parts as a list of infinitives, after a colon. */
export const partsText = (may: readonly CoOwnerPart[]): string => listed(may.map((part) => parts[part]))

/** The page of the people who help with a campaign. */
export const copy = {
  title: 'लोग',
  lead: 'सिर्फ़ आप ये काम कर सकते हैं: यह बदलना कि कैंपेन किसके लिए है और पैसे किसे मिलते हैं, कैंपेन रोकना, बढ़ाना या बंद करना, और लोगों को बुलाना।',
  leadCoOwner: 'आप इस कैंपेन में मदद करते हैं।',
  none: 'अभी इस कैंपेन में आपकी मदद कोई नहीं कर रहा है।',
  may: (what: string) => `इजाज़त: ${what}।`,
  you: 'आप',
  waiting: (day: string) => `न्योता भेजा गया है। जवाब ${day} तक आ सकता है।`,
  remove: 'हटाएँ',
  removeOf: (name: string) => `${name} को हटाएँ`,
  withdraw: 'न्योता वापस लें',
  leave: 'इस कैंपेन में मदद करना बंद करें',
  invite: {
    title: 'किसी को बुलाएँ',
    fields: {
      address: {
        label: 'मोबाइल नंबर या ई-मेल',
        missing: 'मोबाइल नंबर या ई-मेल पता लिखें।',
      },
      may: { label: 'इन्हें क्या करने की इजाज़त है', missing: 'चुनें कि इन्हें क्या करने की इजाज़त है।', options: parts },
    },
    hint: `न्योता ${INVITATION_DAYS} दिन तक चलता है। आपके सिवा कोई बैंक अकाउंट नहीं बदल सकता।`,
    send: 'न्योता भेजें',
  },
  refused: {
    yourself: 'यह आपका अपना नंबर या पता है।',
    already: 'इन्हें पहले ही बुलाया जा चुका है।',
    'too-many': `एक कैंपेन में ${CO_OWNERS_MAX} लोग तक मदद कर सकते हैं। पहले किसी को हटाएँ।`,
    'no-texts': 'हम अभी SMS नहीं भेज सकते। ई-मेल पता लिखें।',
    'too-new': (from: string | null) =>
      from
        ? `आपका अकाउंट नया है। आप ${from} से न्योते भेज सकते हैं।`
        : 'पहले अपने मोबाइल नंबर या ई-मेल की पुष्टि करें। फिर आप न्योते भेज सकते हैं।',
  },
  done: { invite: 'न्योता भेजा जा रहा है।', remove: 'हटा दिया गया। अब वे यहाँ कुछ नहीं कर सकते।' },
} satisfies Translated<typeof english.copy>

/** The page of an invitation. */
export const invitationCopy = {
  title: (campaign: string) => `“${campaign}” में मदद करें`,
  body: (organiser: string) => `${organiser} ने आपको इस कैंपेन में मदद के लिए बुलाया है।`,
  may: (what: string) => `आपको यह करने की इजाज़त होगी: ${what}।`,
  seen: 'आयोजक को आपका नाम दिखता है।',
  yes: 'हाँ, मदद करें',
  no: 'मना करें',
  signIn: 'हाँ कहने के लिए साइन इन करें',
  own: 'यह कैंपेन इसी अकाउंट का है। हाँ कहने के लिए किसी दूसरे अकाउंट से साइन इन करें।',
  declined: { title: 'आपने मना कर दिया', body: 'जवाब देने के लिए धन्यवाद।' },
  missing: {
    title: 'यह न्योता अब काम नहीं करता',
    body: 'इसका जवाब दिया जा चुका है, इसे वापस ले लिया गया है, या यह बहुत पुराना है। नया न्योता माँगें।',
  },
  home: 'सब कैंपेन देखें',
} satisfies Translated<typeof english.invitationCopy>

export const mailsCopy = {
  invited: {
    subject: (brandName: string) => `${brandName}: एक कैंपेन में मदद का न्योता`,
    text: 'आपके किसी जानने वाले ने आपको एक कैंपेन में मदद के लिए बुलाया है। देखें किसने, और जवाब दें:',
    body: (owner: string, campaign: string) => `${owner} ने आपको “${campaign}” कैंपेन में मदद के लिए बुलाया है।`,
    may: (what: string) => `आपको यह करने की इजाज़त होगी: ${what}।`,
    days: `न्योता ${INVITATION_DAYS} दिन तक चलता है।`,
    button: 'हाँ कहें या मना करें',
    after: 'अगर आप इन्हें नहीं जानते, तो इस ई-मेल पर ध्यान न दें।',
    why: 'आपको यह ई-मेल इसलिए मिला, क्योंकि एक सदस्य ने आपको बुलाने के लिए आपका पता लिखा।',
  },
  accepted: {
    subject: 'अब आपके कैंपेन में कोई मदद कर रहा है',
    text: 'आपके कैंपेन में मदद का न्योता किसी ने मान लिया है। देखें किसने:',
    body: (name: string, campaign: string) => `${name} ने “${campaign}” में मदद का आपका न्योता मान लिया है।`,
    after: 'अगर आप इन्हें नहीं जानते, तो इन्हें हटा दें।',
    button: 'देखें कौन मदद करता है',
    why: (brand: string) => `आपको यह ई-मेल इसलिए मिला, क्योंकि ${brand} पर आपका एक कैंपेन है।`,
  },
} satisfies Translated<typeof english.mailsCopy>
