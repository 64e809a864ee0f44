import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './request-forms-copy.ts'

export const copy = {
  name: { label: 'आपका नाम', missing: 'अपना नाम बताएँ।' },
  email: { label: 'आपका मोबाइल नंबर या ई-मेल' },
  interest: {
    title: 'स्टार्टअप में रुचि',
    startup: { label: 'स्टार्टअप' },
    amount: { label: 'रक़म, रुपयों में' },
    message: { label: 'स्टार्टअप शुरू करने वाले के लिए मैसेज' },
    understood: {
      label: 'मुझे पता है कि यह निवेश नहीं है और यहाँ मुझे कुछ नहीं देना है।',
    },
  },
  startup: {
    title: 'एक स्टार्टअप',
    founder: { label: 'शुरू करने वाले का नाम', missing: 'शुरू करने वाले का नाम लिखें।' },
    startupName: { label: 'स्टार्टअप का नाम', missing: 'नाम लिखें।' },
    industry: { label: 'किस काम का है', missing: 'लिखें कि यह किस काम का है।' },
    stage: {
      label: 'स्टार्टअप किस चरण में है',
      options: { idea: 'आइडिया', prototype: 'पहला नमूना', early: 'पहले ग्राहक', growth: 'बढ़ रहा है' },
    },
    amount: { label: 'कितनी रक़म चाहिए, रुपयों में' },
    equity: { label: 'कितनी हिस्सेदारी देंगे, प्रतिशत में', hint: 'हिस्सेदारी नहीं देनी है, तो ख़ाली छोड़ें।' },
    description: {
      label: 'आप क्या बनाते हैं, किसके लिए, और अब तक क्या किया है?',
      missing: 'इसे कुछ शब्दों में बताएँ।',
    },
  },
} satisfies Translated<typeof english.copy>
