import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './request-forms-copy.ts'

export const copy = {
  name: { label: 'आपका नाम', missing: 'अपना नाम बताएँ।' },
  contact: { label: 'ई-मेल या फ़ोन नंबर', hint: 'हम इसे सिर्फ़ आपको जवाब देने के लिए इस्तेमाल करते हैं।' },
  spark: {
    title: 'Torch को बताया गया आइडिया',
    idea: {
      label: 'आपका आइडिया क्या है?',
      hint: 'एक वाक्य काफ़ी है।',
      missing: 'अपना आइडिया कुछ शब्दों में लिखें।',
    },
  },
  idea: {
    title: 'एक आइडिया',
    name: { label: 'आपके आइडिया का नाम', hint: 'इसे बाद में बदला जा सकता है।', missing: 'एक नाम लिखें।' },
    idea: { label: 'आइडिया क्या है?', missing: 'इसे कुछ शब्दों में बताएँ।' },
    whom: { label: 'इससे किसकी मदद होती है?' },
    stage: {
      label: 'काम कहाँ तक पहुँचा है?',
      options: { thought: 'अभी सिर्फ़ आइडिया है', tried: 'कुछ करके देखा है', running: 'काम चल रहा है' },
    },
    needs: {
      label: 'अभी किस चीज़ से मदद मिलेगी?',
      options: {
        mentor: 'एक मेंटर',
        cocreator: 'काम का साथी',
        money: 'शुरू करने के लिए पैसे',
        learning: 'एक कोर्स',
        customers: 'पहले ग्राहक',
      },
    },
  },
  cocreator: {
    title: 'काम के साथी की तलाश',
    project: { label: 'आप क्या बनाना चाहते हैं?', missing: 'इसे कुछ शब्दों में बताएँ।' },
    brings: {
      label: 'आप क्या दे सकते हैं?',
      hint: 'जैसे हुनर, समय, जगह, जान-पहचान।',
      missing: 'कम से कम एक चीज़ लिखें।',
    },
    seeks: { label: 'आपके साथी को क्या देना चाहिए?', missing: 'कम से कम एक चीज़ लिखें।' },
    place: { label: 'आप कहाँ हैं?', hint: 'शहर या ज़िला लिखें, या “ऑनलाइन”।' },
    introduce: {
      label: 'मेरी बात, मेरे फ़ोन और ई-मेल के बिना, किसी सही व्यक्ति को दिखाई जा सकती है।',
      hint: 'नाम या फ़ोन नंबर देने से पहले हम आप दोनों से पूछते हैं।',
    },
  },
} satisfies Translated<typeof english.copy>
