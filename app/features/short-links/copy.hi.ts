import type { Translated } from '#app/platform/language/translated.ts'
import { LAST_DIGITS, SHORT_LINK_MONTHS } from '#app/platform/texts/limits.ts'
import type * as english from './copy.ts'

export const copy = {
  ask: {
    title: 'क्या यह आपका नंबर है?',
    lead: `हमारा मैसेज जिस मोबाइल नंबर पर आया, उसके आख़िरी ${LAST_DIGITS} अंक लिखें। उसके बाद पेज दिखेगा।`,
    label: `आख़िरी ${LAST_DIGITS} अंक`,
    button: 'आगे',
    missing: `अपने मोबाइल नंबर के आख़िरी ${LAST_DIGITS} अंक लिखें।`,
    wrong: `ये उस नंबर के आख़िरी ${LAST_DIGITS} अंक नहीं हैं। इन्हें जाँच लें।`,
    tooMany: (time: string) => `बहुत बार कोशिश हो चुकी है। ${time} के बाद फिर कोशिश करें।`,
  },
  open: {
    title: 'आपके लिए एक मैसेज है',
    lead: 'हमारा मैसेज जिस पेज के बारे में है, उस पर आगे जाएँ।',
    button: 'आगे',
  },
  stop: 'ये मैसेज बंद करें',
  missing: {
    title: 'यह लिंक काम नहीं करता',
    lead: `देखें कि पूरा लिंक कॉपी हुआ है या नहीं। हमारे मैसेज के ज़्यादातर लिंक ${SHORT_LINK_MONTHS} महीने तक काम करते हैं। अगर लिंक इससे पुराना है, या आपको अब भी मदद चाहिए, तो हमें लिखें।`,
    contact: 'हमें लिखें',
  },
} satisfies Translated<typeof english.copy>
