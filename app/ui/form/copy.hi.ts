import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  optional: 'ज़रूरी नहीं',
  choose: 'चुनें',
  noChoice: 'नहीं चुना',
  loading: 'आ रहा है…',
  close: 'बंद करें',
  code: 'आपका कोड',
  follow: 'इसका हाल देखें',
  keep: 'यह कोड सँभालकर रखें। इससे आप बिना अकाउंट के जवाब पढ़ सकते हैं और अपने अनुरोध में और लिख सकते हैं।',
  mailed: (contact: string) => `जवाब ${contact} पर जाएगा।`,
  draft: {
    kept: 'आपका लिखा हुआ हमने रखा है।',
    clear: 'साफ़ करें',
    keep: 'भेजने तक इसे इस फ़ोन पर रखें',
  },
} satisfies Translated<typeof english.copy>
