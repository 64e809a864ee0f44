import type { GstNumberFault } from '#app/platform/india/gst.ts'

/** What is wrong with a GST number or an enrolment number, for sellers and operators. */
export const gstNumberCopy = {
  gstin: {
    length: 'GST नंबर में 15 अक्षर और अंक होते हैं, जैसे 27AAPFU0939F1ZV। इन्हें गिनकर देखें।',
    form: 'GST नंबर में 2 अंक, PAN के 10 अक्षर और अंक, और 3 और होते हैं, जैसे 27AAPFU0939F1ZV।',
    code: 'GST नंबर राज्य के कोड से शुरू होता है, जैसे महाराष्ट्र के लिए 27।',
    state: 'यह GST नंबर उस राज्य का नहीं है जहाँ से पार्सल भेजे जाते हैं।',
    check: 'इस GST नंबर में टाइप करने की ग़लती है: आख़िरी अक्षर बाक़ी से मेल नहीं खाता।',
  },
  enrolment: {
    length: 'एनरोलमेंट नंबर में 15 अक्षर और अंक होते हैं। इन्हें गिनकर देखें।',
    form: 'एनरोलमेंट नंबर में 2 अंक और फिर 13 अक्षर या अंक होते हैं।',
    code: 'एनरोलमेंट नंबर राज्य के कोड से शुरू होता है, जैसे महाराष्ट्र के लिए 27।',
    state: 'यह एनरोलमेंट नंबर उस राज्य का नहीं है जहाँ से पार्सल भेजे जाते हैं।',
    check: 'इस नंबर में टाइप करने की ग़लती है।',
  },
  both: 'दोनों में से एक लिखें: GST रजिस्ट्रेशन होने पर एनरोलमेंट ख़त्म हो जाता है।',
} as const satisfies Record<'gstin' | 'enrolment', Record<GstNumberFault, string>> & { both: string }
