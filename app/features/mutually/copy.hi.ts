import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import type { FigureKey } from '#app/features/impact/schema.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

const WAIT = answerTime(ANSWER_HOURS, 'hi')

export const copy = {
  title: 'Mutually: मुहिम से जुड़ें',
  description: 'मुहिम में लीडर, संस्था या पैसे देने वाले के रूप में जुड़ें। देखें कि मुहिम ने अब तक क्या किया है।',
  back: 'सभी प्रोग्राम',
  headline: 'Mutually: मुहिम से जुड़ें',
  lead: 'तीन में से एक भूमिका चुनें। देखें कि आपको क्या मिलता है और शुरुआत कैसे करें।',
  tiles: {
    'active-changemakers': 'बदलाव लाने वाले सक्रिय लोग',
    communities: 'समुदाय',
    lives: 'लोगों तक पहुँच',
    'impact-generated': 'कुल असर',
  } as const satisfies Partial<Record<FigureKey, string>>,
  roles: {
    title: 'आपकी भूमिका',
    more: 'और जानें',
    begin: 'शुरू करें',
    list: {
      leader: {
        title: 'मुहिम के लीडर',
        body: 'आप जहाँ रहते हैं, वहाँ लोगों को साथ लाते हैं।',
        benefits: [
          'एक चैप्टर (स्थानीय समूह), अपने पेज के साथ',
          'ट्रेनिंग, शुरुआती किट और मदद के लिए एक स्क्वॉड (टीम)',
          `एक व्यक्ति जिससे बात करें, जो ${WAIT} के अंदर जवाब दे`,
          'आपके अपने कैंपेन, हर रुपये की रसीद के साथ',
        ],
        send: 'मुझे लीडर बनना है',
        sent: { title: 'आपका अनुरोध मिल गया', body: `टीम का कोई व्यक्ति ${WAIT} के अंदर जवाब देता है।` },
      },
      organization: {
        title: 'संस्था',
        body: 'आप किसी कॉलेज, NGO या कंपनी की ओर से हैं।',
        benefits: [
          'तुरंत काम आने वाले टेम्पलेट और टूल',
          'आपके मक़सद के लिए छात्र और स्वयंसेवक',
          'ऐसी रिपोर्टें जिन्हें हमारे खुले हिसाब में कोई भी जाँच सकता है',
          '30 मिनट की पहली बातचीत',
        ],
        send: 'हमें जुड़ना है',
        sent: { title: 'आपका अनुरोध मिल गया', body: `टीम का कोई व्यक्ति ${WAIT} के अंदर जवाब देता है।` },
      },
      funder: {
        title: 'पैसे देने वाले',
        body: 'आप कैंपेनों को पैसे देते हैं।',
        benefits: [
          'हर रुपया हमारे खुले हिसाब में, रसीद के साथ',
          'हर कैंपेन खुलने से पहले एक व्यक्ति उसकी जाँच करता है',
          'एक कैंपेन, एक विंग या एक जगह के दान में बराबर रक़म जोड़ी जा सकती है',
          'दान पर कोई कमीशन नहीं',
        ],
        send: 'मुझे पैसे देने हैं',
        sent: { title: 'आपका अनुरोध मिल गया', body: `टीम का कोई व्यक्ति ${WAIT} के अंदर जवाब देता है।` },
      },
    },
  },
  dashboard: {
    title: 'मुहिम का डैशबोर्ड',
    lead: 'हमारे रिकॉर्ड से गिना गया, और इस प्लेटफ़ॉर्म से पहले के आँकड़े भी जोड़े गए।',
    table: 'आँकड़ों की तालिका',
    figure: 'आँकड़ा',
    value: 'अभी',
    before: 'इस प्लेटफ़ॉर्म से पहले',
    counted: 'यहाँ गिना गया',
    names: {
      'active-changemakers': 'बदलाव लाने वाले सक्रिय लोग',
      supporters: 'दान देने वाले लोग',
      'impact-generated': 'कुल असर',
      'student-leaders': 'छात्र लीडर',
      'active-missions': 'चल रहे मिशन',
      lives: 'लोगों तक पहुँच',
      communities: 'समुदाय',
    } satisfies Record<FigureKey, string>,
    more: 'हर आँकड़ा कैसे गिना जाता है',
  },
} satisfies Translated<typeof english.copy>
