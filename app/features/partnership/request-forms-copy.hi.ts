import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './request-forms-copy.ts'

export const copy = {
  conversation: {
    title: 'साझेदारी की बातचीत',
    firstName: { label: 'पहला नाम', missing: 'अपना पहला नाम बताएँ।' },
    lastName: { label: 'उपनाम', missing: 'अपना उपनाम बताएँ।' },
    email: { label: 'मोबाइल नंबर या ई-मेल', missing: 'अपना मोबाइल नंबर या ई-मेल लिखें।' },
    organization: { label: 'संस्था का नाम', missing: 'अपनी संस्था का नाम लिखें।' },
    type: {
      label: 'कैसी संस्था',
      missing: 'चुनें कि संस्था किस तरह की है।',
      options: {
        ngo: 'NGO',
        college: 'कॉलेज या यूनिवर्सिटी',
        corporate: 'कंपनी',
        government: 'सरकार',
        foundation: 'फ़ाउंडेशन',
        other: 'कुछ और',
      },
    },
    role: { label: 'आपकी भूमिका', missing: 'अपनी भूमिका लिखें।' },
    package: {
      label: 'पैकेज',
      options: {
        'community-connect': 'Community Connect',
        'impact-scale': 'Impact Scale',
        'innovation-lab': 'Innovation Lab',
        unsure: 'अभी तय नहीं',
      },
    },
    goals: {
      label: 'आपके लक्ष्य',
      hint: 'आप किसकी मदद करना चाहते हैं, और कैसे?',
      missing: 'अपने लक्ष्य कुछ शब्दों में लिखें।',
    },
    timeline: {
      label: 'कब तक',
      options: {
        immediate: 'अभी',
        '1month': 'एक महीने के अंदर',
        '3months': 'तीन महीने के अंदर',
        '6months': 'छह महीने के अंदर',
        exploring: 'अभी सिर्फ़ जानकारी चाहिए',
      },
    },
  },
  template: {
    title: 'आपकी ज़रूरत का टेम्पलेट',
    name: { label: 'आपका नाम', missing: 'अपना नाम बताएँ।' },
    email: { label: 'मोबाइल नंबर या ई-मेल', missing: 'अपना मोबाइल नंबर या ई-मेल लिखें।' },
    organization: { label: 'संस्था का नाम', missing: 'अपनी संस्था का नाम लिखें।' },
    need: {
      label: 'टेम्पलेट किस काम के लिए चाहिए?',
      hint: 'बताएँ कि आप इसे कब इस्तेमाल करते हैं, कौन भरता है, और इसमें क्या होना चाहिए।',
      missing: 'कुछ शब्दों में इसके बारे में लिखें।',
    },
    language: { label: 'किस भाषा में?', hint: 'अंग्रेज़ी, हिंदी, मराठी …' },
    format: {
      label: 'आप इसे कैसे इस्तेमाल करेंगे?',
      options: { print: 'कागज़ पर', phone: 'फ़ोन पर', computer: 'कंप्यूटर पर' },
    },
  },
  demo: {
    title: 'डेमो',
    time: { label: 'समय', missing: 'एक समय चुनें।' },
    name: { label: 'आपका नाम', missing: 'अपना नाम बताएँ।' },
    organization: { label: 'संस्था का नाम', missing: 'अपनी संस्था का नाम लिखें।' },
    email: {
      label: 'मोबाइल नंबर या ई-मेल',
      missing: 'न्योते के लिए मोबाइल नंबर या ई-मेल लिखें।',
    },
    way: {
      label: 'आप कैसे मिलना चाहेंगे?',
      missing: 'चुनें कि हम कैसे मिलें।',
      options: { video: 'वीडियो कॉल', phone: 'फ़ोन कॉल' },
    },
    phone: { label: 'फ़ोन नंबर', hint: 'फ़ोन कॉल के लिए, या जब वीडियो कॉल न चले।' },
    phoneMissing: 'वह नंबर लिखें जिस पर हम फ़ोन करें।',
    wishes: { label: 'आप क्या देखना चाहेंगे?' },
  },
} satisfies Translated<typeof english.copy>
