import { refundTime } from '#app/features/payments/copy.hi.ts'
import { RETURN_ANSWER_MS, RETURN_REFUSED_MS, type ReturnReason } from '#app/features/orders/schema.ts'
import type { ReturnState } from '#app/features/orders/states.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './return-copy.ts'

const ANSWER_TIME = `${RETURN_ANSWER_MS / DAY_MS} दिन`

const reasons: Readonly<Record<ReturnReason, string>> = {
  damaged: 'टूटा या ख़राब पहुँचा',
  'wrong-thing': 'ग़लत सामान आया',
  'not-as-described': 'वैसा नहीं है जैसा बताया गया',
  'did-not-arrive': 'पहुँचा ही नहीं',
  'changed-mind': 'मेरा मन बदल गया',
}

/** Texts of returns that several screens and the mails share. */
export const returnCopy = {
  reasons,
  states: {
    requested: 'विक्रेता के जवाब का इंतज़ार',
    accepted: 'मंज़ूर, सामान वापस जा रहा है',
    refused: 'विक्रेता ने नामंज़ूर किया',
    disputed: 'मार्केट टीम के पास',
    refunded: 'रिफ़ंड हुआ',
    closed: 'बंद',
  } satisfies Record<ReturnState, string>,
  /** The reason of a refund, shown to both sides. */
  refundReason: (reason: ReturnReason) => `वापसी: ${reasons[reason]}`,
  mails: {
    buyer: {
      requested: {
        subject: 'हमने आपकी वापसी का अनुरोध विक्रेता को भेज दिया',
        body: (seller: string) =>
          `${seller} के पास जवाब देने के लिए ${ANSWER_TIME} हैं। उसके बाद आप हमारी मार्केट टीम से फ़ैसला माँग सकते हैं।`,
      },
      accepted: {
        subject: 'आपकी वापसी मंज़ूर हुई',
        body: (seller: string) => `${seller} ने वापसी मान ली है। सामान वापस भेजें। उनके पास पहुँचने पर आपको रिफ़ंड मिलेगा।`,
      },
      refused: {
        subject: 'आपकी वापसी के बारे में',
        text: 'आपकी वापसी के अनुरोध का जवाब आया है। पढ़ें:',
        body: (seller: string) =>
          `${seller} ने वापसी नहीं मानी। आप ${RETURN_REFUSED_MS / DAY_MS} दिन के अंदर हमारी मार्केट टीम से फ़ैसला माँग सकते हैं।`,
      },
      disputed: {
        subject: 'आपकी वापसी पर मार्केट टीम फ़ैसला करेगी',
        body: () => 'हमारी मार्केट टीम दोनों की बात पढ़कर फ़ैसला करती है। तब तक पैसा हमारे पास रहता है।',
      },
      refunded: {
        subject: 'आपका रिफ़ंड भेजा जा रहा है',
        body: (seller: string, amount: string) =>
          `${seller} से आपके ऑर्डर के ${amount} हम उसी अकाउंट में लौटा रहे हैं, जिससे आपने पेमेंट किया था। ${refundTime}`,
      },
      closed: {
        subject: 'आपकी वापसी बंद हुई',
        body: (seller: string) => `${seller} को भेजा गया आपका वापसी का अनुरोध बिना रिफ़ंड के बंद हो गया है।`,
      },
      said: {
        subject: 'आपकी वापसी के बारे में मैसेज',
        text: 'आपकी वापसी के बारे में नया मैसेज है। पढ़ें:',
        body: (seller: string) => `${seller} को सामान वापस करने के बारे में आपके लिए नया मैसेज है।`,
      },
    },
    seller: {
      requested: {
        subject: 'एक ख़रीदार सामान वापस करना चाहते हैं',
        text: 'एक ख़रीदार सामान वापस करना चाहते हैं। जवाब दें:',
        body: (number: string) =>
          `ऑर्डर ${number}। ${ANSWER_TIME} के अंदर जवाब दें। उसके बाद ख़रीदार हमारी मार्केट टीम से फ़ैसला माँग सकते हैं।`,
      },
      disputed: {
        subject: 'एक वापसी मार्केट टीम के पास है',
        body: (number: string) =>
          `ऑर्डर ${number}। हमारी मार्केट टीम दोनों की बात पढ़कर फ़ैसला करती है। आप अब भी मैसेज और फ़ोटो जोड़ सकते हैं।`,
      },
      refunded: {
        subject: 'एक वापसी पर फ़ैसला हुआ',
        body: (number: string, amount: string) => `ऑर्डर ${number}: ख़रीदार को ${amount} का रिफ़ंड मिलेगा।`,
      },
      closed: {
        subject: 'एक वापसी बंद हुई',
        body: (number: string) => `ऑर्डर ${number}: बिना रिफ़ंड के बंद हुई।`,
      },
      said: {
        subject: 'एक वापसी के बारे में मैसेज',
        text: 'एक वापसी के बारे में नया मैसेज है। पढ़ें:',
        body: (number: string) => `ऑर्डर ${number}: आपके लिए नया मैसेज है।`,
      },
    },
    reason: 'कारण',
    said: 'मैसेज',
    button: 'पूरी जानकारी देखें',
  },
} satisfies Translated<typeof english.returnCopy>
