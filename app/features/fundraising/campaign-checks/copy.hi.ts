import type { Translated } from '#app/platform/language/translated.ts'
import type { CheckKind } from './check-kinds.ts'
import type * as english from './copy.ts'

const KIND: Record<CheckKind, string> = {
  identity: 'पहचान',
  relation: 'रिश्ता',
  estimate: 'ख़र्च का अनुमान',
  bank: 'बैंक अकाउंट',
}

export const copy = {
  title: 'हमने क्या जाँचा',
  lead: 'हमारी टीम ने सिर्फ़ वही जाँचा है जो यहाँ लिखा है।',
  kinds: KIND,
  seen: {
    'identity-organiser': 'हमने आयोजक का पहचान पत्र देखा।',
    'identity-beneficiary': 'जिनके लिए कैंपेन है, हमने उनका पहचान पत्र देखा।',
    registration: 'हमने संस्था का रजिस्ट्रेशन देखा।',
    'same-person': 'कैंपेन आयोजक के अपने लिए है। हमने कागज़ों का मिलान किया।',
    'relation-document': 'आयोजक का उनसे रिश्ता बताने वाला कागज़ हमने देखा, जिनके लिए कैंपेन है।',
    'relation-spoken': 'जिनके लिए कैंपेन है, हमने उनसे या उनके अभिभावक से बात की।',
    estimate: 'हमने ख़र्च का अनुमान देखा।',
    'estimate-confirmed': 'हमने ख़र्च का अनुमान देखा, और उसे बनाने वाले ने हमसे उसकी पुष्टि की।',
    'account-institution': 'जिस बैंक अकाउंट में पैसा जाता है, वह अस्पताल, कॉलेज या दुकान के नाम पर है।',
    'account-beneficiary': 'जिस बैंक अकाउंट में पैसा जाता है, वह उनके नाम पर है जिनके लिए कैंपेन है।',
    'account-owner': 'जिस बैंक अकाउंट में पैसा जाता है, वह आयोजक के नाम पर है।',
  },
  amount: (amount: string) => `उसकी रक़म: ${amount}।`,
  by: (name: string | null, day: string, until: string) =>
    `${name === null ? 'बैंक का मिलान' : `हमारी टीम के सदस्य ${name} की जाँच`}, ${day} को, ${until} तक मान्य`,
  again: {
    payee: 'इसकी जाँच फिर हो रही है, क्योंकि बैंक अकाउंट बदला गया।',
    goal: 'इसकी जाँच फिर हो रही है, क्योंकि लक्ष्य बढ़ाया गया।',
    costs: 'इसकी जाँच फिर हो रही है, क्योंकि ख़र्च बदले गए।',
    beneficiary: 'इसकी जाँच फिर हो रही है, क्योंकि कैंपेन अब किसी और के लिए है।',
    relation: 'इसकी जाँच फिर हो रही है, क्योंकि आयोजक ने रिश्ते की जानकारी बदली।',
  },
  mails: {
    refused: {
      subject: 'अपने कैंपेन के लिए दूसरा कागज़ भेजें',
      text: 'आपके कैंपेन का एक कागज़ हमारे काम नहीं आ सका। कारण पढ़ें:',
      body: (kind: CheckKind, title: string) => `हमने “${title}” का एक कागज़ देखा (${KIND[kind]})। वह काम नहीं आ सकता।`,
      reason: (reason: string) => `कारण: ${reason}`,
      after: 'दूसरा कागज़ भेजा जा सकता है। उसे सिर्फ़ हमारी टीम देखती है।',
      button: 'अपने कैंपेन की जाँच खोलें',
    },
    why: (brand: string) => `यह ई-मेल आपको इसलिए मिला, क्योंकि ${brand} पर आपका एक कैंपेन है।`,
  },
} satisfies Translated<typeof english.copy>
