import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './request-forms-copy.ts'

export const copy = {
  name: { label: 'आपका नाम', missing: 'अपना नाम बताएँ।' },
  contact: { label: 'ई-मेल या फ़ोन नंबर', hint: 'हम इसे सिर्फ़ आपको जवाब देने के लिए इस्तेमाल करते हैं।' },
  leader: {
    title: 'मुहिम के लीडर',
    place: { label: 'किस शहर या ज़िले में?', missing: 'शहर या ज़िला लिखें।' },
    why: { label: 'आप वहाँ क्या करना चाहते हैं?', missing: 'कुछ शब्द लिखें।' },
  },
  organization: {
    title: 'मुहिम के लिए संस्था',
    organization: { label: 'आपकी संस्था', missing: 'संस्था का नाम लिखें।' },
    why: { label: 'आप साथ मिलकर क्या करना चाहते हैं?', missing: 'कुछ शब्द लिखें।' },
  },
  funder: {
    title: 'मुहिम के लिए पैसे देने वाले',
    organization: { label: 'आपकी संस्था', hint: 'अगर आप अपनी ओर से देते हैं, तो इसे ख़ाली छोड़ें।' },
    why: { label: 'आप किस काम के लिए पैसे देना चाहते हैं?', missing: 'कुछ शब्द लिखें।' },
  },
} satisfies Translated<typeof english.copy>
