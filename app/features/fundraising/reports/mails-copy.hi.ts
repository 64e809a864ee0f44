import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './mails-copy.ts'

/** Copy of the mail about the outcome of a report. */
export const copy = {
  /** Other people see the phone: no name of a campaign. */
  subjects: {
    stays: 'हमने आपकी शिकायत की जाँच की है',
    closed: 'हमने आपकी शिकायत पर क़दम उठाया है',
    removed: 'हमने वह सवाल हटा दिया है जिसकी आपने शिकायत की थी',
  },
  text: 'हमने आपकी शिकायत की जाँच की है। नतीजा पढ़ें:',
  body: (campaign: string) => `${campaign} के बारे में शिकायत भेजने के लिए धन्यवाद।`,
  bodyOfQuestion: (campaign: string) => `${campaign} के बारे में एक सवाल की शिकायत भेजने के लिए धन्यवाद।`,
  decisions: {
    stays: 'हमने कैंपेन की जाँच की है। यह चालू रहेगा।',
    closed: 'हमने कैंपेन बंद कर दिया है। यह अब दान नहीं लेता।',
    removed: 'हमने सवाल और उसका जवाब हटा दिया है।',
  },
  questionStays: 'हमने सवाल और उसके जवाब की जाँच की है। दोनों बने रहेंगे।',
  reason: 'कारण',
  button: 'अपनी शिकायत देखें',
  why: (brand: string) => `आपको यह ई-मेल इसलिए मिला, क्योंकि आपने ${brand} पर एक कैंपेन की शिकायत की थी।`,
} satisfies Translated<typeof english.copy>
