import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'
import { NEW_ACCOUNT_WAIT_HOURS } from '#app/platform/bank/account-wait.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'

/** By the provider's code. */
const bankReasons: Readonly<Partial<Record<string, string>>> = {
  account_closed: 'अकाउंट बंद है।',
  beneficiary_account_invalid: 'अकाउंट नंबर या IFSC ग़लत है।',
  beneficiary_bank_offline: 'बैंक से संपर्क नहीं हो पाया।',
  beneficiary_bank_rejected: 'बैंक ने इस अकाउंट के लिए पैसा लेने से मना कर दिया।',
}

/** Mails and the bank's file of a campaign's payouts. */
export const copy = {
  bankReasons,
  bankReason: 'बैंक इसे भेज नहीं पाया।',
  /** For the bank, which takes Latin letters only. */
  narration: (brandName: string, number: string) => `${brandName} campaign ${number}`,
  mails: {
    payee: {
      subject: 'आपके कैंपेन का बैंक अकाउंट बदला गया',
      text: 'कैंपेन का बैंक अकाउंट बदला गया। आपने नहीं बदला? साइन इन करके बैंक अकाउंट फिर लिखें:',
      body: (title: string, ending: string) =>
        `“${title}” का पैसा अब उस अकाउंट में जाता है जिसके आख़िरी अंक ${ending} हैं। हम पहले अकाउंट की जाँच करते हैं, और ${answerTime(NEW_ACCOUNT_WAIT_HOURS, 'hi')} पूरे होने से पहले उसमें कोई भुगतान नहीं भेजते।`,
      notYou:
        'अगर यह आपने नहीं किया, तो साइन इन करें, बैंक अकाउंट की जानकारी फिर से लिखें और हमें बताएँ। यह समय पूरा होने से पहले हम कोई भुगतान नहीं करते।',
    },
    payeeAgain: {
      subject: 'कल से आपके कैंपेन के नए बैंक अकाउंट में भुगतान हो सकता है',
      text: 'कल से कैंपेन का पैसा नए बैंक अकाउंट में जा सकता है। आपने नहीं बदला? बैंक अकाउंट फिर लिखें:',
      body: (title: string, ending: string) =>
        `“${title}” का बैंक अकाउंट एक दिन पहले बदला गया था। कल से भुगतान उस अकाउंट में जा सकता है जिसके आख़िरी अंक ${ending} हैं।`,
    },
    wrong: {
      subject: 'अपने कैंपेन का बैंक अकाउंट देखें',
      body: (title: string) => `हम अभी “${title}” का पैसा नहीं भेज सकते।`,
      match: {
        other: 'बैंक कहता है कि यह अकाउंट किसी और नाम का है।',
        closed: 'बैंक कहता है कि यह अकाउंट बंद है या है ही नहीं।',
      },
      after: 'बैंक अकाउंट की जानकारी फिर से लिखें।',
    },
    sent: {
      subject: 'आपके कैंपेन का भुगतान भेजा गया है',
      body: (amount: string, ending: string) =>
        `${amount} उस अकाउंट में जा रहे हैं जिसके आख़िरी अंक ${ending} हैं। बैंकों को दो कामकाजी दिन तक लगते हैं।`,
    },
    arrived: {
      subject: 'आपके कैंपेन का भुगतान पहुँच गया है',
      text: 'आपके कैंपेन का भुगतान पहुँच गया है। दान देने वालों को बताएँ कि यह किस काम आया:',
      body: (amount: string, ending: string) => `${amount} उस अकाउंट में पहुँच गए हैं जिसके आख़िरी अंक ${ending} हैं।`,
      update: (day: string) =>
        `दान देने वालों को ${day} तक बताएँ कि यह किस काम आया। जब तक आप अपडेट नहीं डालते, अगला भुगतान नहीं माँगा जा सकता।`,
    },
    failed: {
      subject: 'बैंक ने आपके कैंपेन का पैसा लौटा दिया',
      text: 'बैंक ने आपके कैंपेन का भुगतान लौटा दिया। अकाउंट देखें:',
      body: (amount: string, ending: string) =>
        `जिस अकाउंट के आख़िरी अंक ${ending} हैं, उसमें हम ${amount} नहीं भेज पाए। ये फिर आपके कैंपेन की जमा रक़म में हैं।`,
      after: 'अकाउंट देखें, फिर भुगतान दोबारा माँगें।',
    },
    back: {
      subject: 'आपके भुगतान में एक बदलाव चाहिए',
      text: 'हमने आपके कैंपेन का भुगतान नहीं किया। कारण पढ़ें:',
      body: (amount: string, title: string) => `हमने “${title}” के ${amount} का आपका अनुरोध पढ़ा और भुगतान नहीं किया।`,
      after: 'आप इसे बदलकर फिर माँग सकते हैं। आपके बिल सेव हैं।',
    },
    reason: (reason: string) => `कारण: ${reason}`,
    rows: {
      number: 'भुगतान',
      amount: 'रक़म',
      account: 'अकाउंट',
      ending: (ending: string) => `आख़िरी अंक ${ending}`,
    },
    button: 'अपने कैंपेन के पैसे देखें',
    why: (brand: string) => `आपको यह ई-मेल इसलिए मिला, क्योंकि ${brand} पर आपका एक कैंपेन है।`,
  },
} satisfies Translated<typeof english.copy>
