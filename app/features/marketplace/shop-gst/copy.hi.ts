import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

/** Copy of the seller's GST settings. */
export const gstCopy = {
  title: 'GST',
  lead: 'ये नंबर आपके इनवॉइस पर होते हैं। और किसी को नहीं दिखते। GST नंबर में आपका PAN होता है।',
  gstin: {
    label: 'GST नंबर (GSTIN)',
    hint: '15 अक्षर, जैसे 27AAPFU0939F1ZV। इससे आप पूरे भारत में डिलीवरी कर सकते हैं, और आपके इनवॉइस पर GST दिखता है।',
  },
  enrolment: {
    label: 'GST एनरोलमेंट नंबर',
    hint: 'अगर आपके पास GST नंबर नहीं है: ऑनलाइन बाज़ार में बेचने के लिए gst.gov.in पर एनरोल करने पर यह नंबर मिलता है। इससे दूसरे राज्यों में डिलीवरी करनी हो, तो हमें लिखें।',
  },
  save: 'GST की जानकारी सेव करें',
  now: {
    registered: 'आपके इनवॉइस टैक्स इनवॉइस हैं।',
    enrolled: (state: string) => `आप ${state} के अंदर डिलीवरी करते हैं। आपके इनवॉइस में GST नहीं है।`,
    none: (state: string) => `GST नंबर के बिना आप सिर्फ़ ${state} के अंदर डिलीवरी करते हैं। आपके इनवॉइस में GST नहीं है।`,
  },
  due: {
    reach: (day: string, state: string) =>
      `${day} से आप सिर्फ़ ${state} के अंदर डिलीवरी कर सकेंगे, अगर आप अपना GST नंबर नहीं जोड़ते। प्रोडक्ट और ऑर्डर बने रहेंगे।`,
    details: (count: number, day: string) =>
      `${count} प्रोडक्ट में HSN कोड या GST रेट नहीं है। ${day} से पार्सल पर “मैंने भेज दिया” दबाने से पहले दोनों ज़रूरी हैं।`,
  },
  missing: (count: number) => `${count} प्रोडक्ट में HSN कोड या GST रेट नहीं है। अगला पार्सल भेजने से पहले इन्हें जोड़ें।`,
  open: 'मेरे प्रोडक्ट खोलें',
  done: 'सेव हो गया। नए इनवॉइस पर यही जानकारी होगी।',
} satisfies Translated<typeof english.gstCopy>
