import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'
import { MESSAGES_A_DAY_MAX, UPDATE_PICTURES_MAX } from '#app/features/fundraising/owner/schema.ts'

export const copy = {
  title: 'अपडेट और धन्यवाद',
  expired: 'इस फ़ॉर्म का समय निकल गया है। पेज फिर से खोलें और दोबारा कोशिश करें।',
  tooLong: (charsMax: number) => `यहाँ ${charsMax.toLocaleString('en-IN')} अक्षरों तक लिखा जा सकता है।`,
  reach: (count: number) =>
    count === 0
      ? 'अभी तक किसी दान देने वाले ने अपडेट नहीं माँगे हैं।'
      : `${count.toLocaleString('en-IN')} दान देने वालों ने अपडेट माँगे हैं।`,
  update: {
    title: 'अपडेट डालें',
    lead: 'यह आपके कैंपेन के पेज पर दिखता है, और हर उस दान देने वाले को जाता है जिसने अपडेट माँगे हैं।',
    message: {
      label: 'नया क्या है?',
      hint: 'काम कहाँ तक पहुँचा, और पैसे किस पर ख़र्च हुए? दूसरों के नाम उनकी सहमति के बिना न लिखें।',
      missing: 'लिखें कि नया क्या है।',
    },
    pictures: 'फ़ोटो',
    picturesHint: `${UPDATE_PICTURES_MAX} तक। लोगों को तभी दिखाएँ जब वे सहमत हों, और बच्चों को न दिखाएँ।`,
    busy: 'फ़ोटो के अपलोड होने तक रुकें',
    send: 'अपडेट डालें',
  },
  thanks: {
    title: 'सबको धन्यवाद दें',
    lead: 'यह उन दान देने वालों को जाता है जिन्होंने अपडेट माँगे हैं, और पेज पर नहीं दिखता। आपको उनके पते नहीं दिखते।',
    message: { label: 'आपके धन्यवाद के शब्द', missing: 'धन्यवाद के शब्द लिखें।' },
    send: 'धन्यवाद भेजें',
  },
  earlier: { title: 'पहले के अपडेट', none: 'आपने अभी तक कोई अपडेट नहीं डाला है।' },
  refused: {
    empty: 'लिखें कि नया क्या है।',
    'too-long': 'लिखा हुआ बहुत लंबा है।',
    'too-many': `24 घंटे में ${MESSAGES_A_DAY_MAX} मैसेज भेजे जा सकते हैं। कल फिर कोशिश करें।`,
    'no-pictures': 'एक फ़ोटो अब इस्तेमाल नहीं हो सकती। उसे हटाएँ और फिर से अपलोड करें।',
    'nobody-agreed': 'किसी दान देने वाले ने अपडेट नहीं माँगे हैं, इसलिए यहाँ धन्यवाद देने को कोई नहीं है।',
    'not-agreed': 'इन्होंने अपडेट नहीं माँगे हैं।',
    already: 'आप इन्हें पहले ही धन्यवाद दे चुके हैं।',
  },
  done: {
    posted: 'आपका अपडेट पेज पर है, और दान देने वालों को भेजा जा रहा है।',
    thanked: 'आपका धन्यवाद भेजा जा रहा है।',
  } as Readonly<Record<string, string>>,
} satisfies Translated<typeof english.copy>

/** Messages to supporters. Texts have no title of a campaign: other people see the phone. */
export const mailCopy = {
  update: {
    subject: (campaign: string) => `“${campaign}” से नई ख़बर`,
    text: 'आपने जिस कैंपेन को दान दिया, उसकी नई ख़बर है। पढ़ें:',
    pictures: 'पेज पर फ़ोटो भी हैं।',
    button: 'पेज पर पढ़ें',
  },
  thanks: {
    subject: (campaign: string) => `“${campaign}” की ओर से धन्यवाद`,
    text: 'आपने जिस कैंपेन को दान दिया, उसके आयोजक आपको धन्यवाद देते हैं। कैंपेन देखें:',
    from: (organiser: string) => `${organiser} ने आपको लिखा है:`,
    button: 'कैंपेन देखें',
  },
  why: (brand: string) => `आपको यह ई-मेल इसलिए मिला, क्योंकि ${brand} पर दान देते समय आपने इस कैंपेन के अपडेट माँगे थे।`,
} satisfies Translated<typeof english.mailCopy>
