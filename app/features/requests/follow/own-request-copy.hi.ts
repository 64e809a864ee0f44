import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './own-request-copy.ts'

export const copy = {
  sent: (when: string) => `भेजा गया: ${when}`,
  status: {
    new: (due: string) => `हमें मिल गया है। हमारी टीम से कोई ${due} तक जवाब देगा।`,
    'in-hand': (due: string) => `हमारी टीम का एक सदस्य इस पर काम कर रहा है। जवाब ${due} तक आएगा।`,
    late: (due: string) => `हमने ${due} तक जवाब देने का वादा किया था। देर के लिए माफ़ करें। हम जवाब ज़रूर देंगे।`,
    answered: () => 'आपके लिए जवाब आया है।',
    closed: () => 'यह बंद है। अगर यह ग़लत है, तो नीचे लिखें। हमारी टीम से कोई इसे फिर पढ़ेगा।',
  },
  events: {
    received: 'आपने भेजा',
    replied: 'हमारा जवाब',
    added: 'आपका मैसेज',
    closed: 'हमने बंद किया',
    reopened: { bySender: 'आपने फिर खोला', byUs: 'हमने फिर खोला' },
  },
  history: 'अब तक क्या हुआ',
  code: 'कोड',
  add: {
    label: 'मैसेज जोड़ें',
    hint: 'इसे वे लोग पढ़ते हैं जो आपके अनुरोध पर काम करते हैं।',
    send: 'मैसेज भेजें',
    done: 'आपका मैसेज हमें मिल गया है।',
  },
} satisfies Translated<typeof english.copy>
