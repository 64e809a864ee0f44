import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'
import { COMPLAINT_DAYS, COMPLAINT_HOURS } from '#app/platform/config/complaint-times.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { REPORT_CHARS_MAX } from './schema.ts'

/** The page that reports a campaign, and the page of one report. */
export const copy = {
  title: 'इस कैंपेन की शिकायत करें',
  titleOfQuestion: 'इस सवाल की शिकायत करें',
  metaTitle: (campaign: string) => `शिकायत: ${campaign}`,
  back: 'कैंपेन पर वापस',
  lead: `हमारी टीम हर शिकायत पढ़ती है और ${COMPLAINT_DAYS.decided} दिन के अंदर फ़ैसला करती है। किसी के शरीर की तस्वीर की शिकायत पर ${answerTime(COMPLAINT_HOURS.picturesOfBody, 'hi')} के अंदर फ़ैसला होता है। आयोजक को नहीं दिखता कि शिकायत किसने भेजी।`,
  reason: { label: 'क्या ग़लत है?', missing: 'चुनें कि क्या ग़लत है।' },
  reasons: {
    'not-true': 'इसमें कोई बात सच नहीं है',
    copied: 'इसकी कहानी या फ़ोटो कहीं से उठाई गई हैं',
    money: 'पैसे वैसे ख़र्च नहीं होते जैसा वादा था',
    pictures: 'इसमें किसी के शरीर या यौन क्रिया की तस्वीर है',
    consent: 'इसमें कोई ऐसा व्यक्ति दिखाया गया है जो यह नहीं चाहता',
    hurtful: 'यह दिल दुखाने वाला या असुरक्षित है',
    other: 'कुछ और',
  },
  words: {
    label: 'पूरी बात',
    hint: 'आपने क्या देखा, और आपको कैसे पता है? किसी पेज या अख़बार का नाम भी लिख सकते हैं।',
    missing: 'थोड़े शब्दों में लिखें कि आपने क्या देखा।',
    tooLong: `ज़्यादा से ज़्यादा ${REPORT_CHARS_MAX.toLocaleString('en-IN')} अक्षर लिखें।`,
  },
  send: 'शिकायत भेजें',
  danger: 'अगर कोई ख़तरे में है, तो पहले “मदद पाएँ” के नीचे दिए नंबरों पर फ़ोन करें।',
  refused: {
    own: 'यह आपका अपना कैंपेन है। इसे बंद करना या बदलना हो, तो हमें लिखें।',
    ownQuestion: 'यह आपका अपना सवाल है। इसे इसके पेज पर वापस लिया जा सकता है।',
    'not-found': 'यह कैंपेन अब नहीं है।',
  },
  enough: {
    title: 'हम इस कैंपेन की जाँच कर रहे हैं',
    body: 'दूसरे लोगों ने भी इस कैंपेन की शिकायत की है, और हमारी टीम इसे जाँच रही है। बंद होने पर यह कैंपेन के पेज पर दिखेगा।',
  },
  report: {
    metaTitle: 'आपकी शिकायत',
    title: 'आपकी शिकायत',
    about: 'कैंपेन',
    aboutQuestion: 'कैंपेन के बारे में एक सवाल',
    reason: 'कारण',
    words: 'आपके शब्द',
    sent: 'भेजी गई',
    outcome: 'नतीजा',
    waiting: (by: string) => `हमारी टीम इसे जाँच रही है। नतीजा ${by} तक यहाँ पढ़ा जा सकेगा।`,
    keep: 'इस पेज का पता सेव करें। नतीजा सिर्फ़ इसी पेज पर दिखता है, और सिर्फ़ उन्हें जिनके पास यह पता है।',
    mailed: 'हम आपको नतीजा भेजेंगे भी।',
    decisions: {
      stays: 'हमने कैंपेन की जाँच की है। यह चालू रहेगा।',
      closed: 'हमने कैंपेन बंद कर दिया है। यह अब दान नहीं लेता।',
      removed: 'हमने सवाल और उसका जवाब हटा दिया है।',
    },
    questionStays: 'हमने सवाल और उसके जवाब की जाँच की है। दोनों बने रहेंगे।',
    notFound: {
      title: 'शिकायत नहीं मिली',
      body: 'पेज का लिंक फिर से देखें। वह आपकी शिकायत वाले मैसेज में है।',
      action: 'सब कैंपेन देखें',
    },
  },
} satisfies Translated<typeof english.copy>
