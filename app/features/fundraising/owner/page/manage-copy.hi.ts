import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './manage-copy.ts'

/** The frame of the pages of one campaign in the account. */
export const copy = {
  back: 'मेरे कैंपेन',
  nav: 'इस कैंपेन के हिस्से',
  allParts: 'इस कैंपेन के सब हिस्से',
  parts: {
    '': 'एक नज़र में',
    '/story': 'कहानी और ख़र्च',
    '/pictures': 'फ़ोटो',
    '/updates': 'अपडेट और धन्यवाद',
    '/supporters': 'दान देने वाले',
    '/questions': 'सवाल',
    '/money': 'पैसे',
    '/share': 'शेयर करें',
    '/checks': 'जाँच',
    '/people': 'लोग',
    '/end': 'रोकें, बढ़ाएँ या बंद करें',
  },
  states: { open: 'चालू', paused: 'रुका हुआ', ended: 'समय पूरा', closed: 'बंद' },
  view: 'कैंपेन का पेज देखें',
} satisfies Translated<typeof english.copy>
