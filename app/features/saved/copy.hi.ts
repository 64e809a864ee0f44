import { DEVICE_LIST_DAYS } from '#app/platform/device-list/device-list.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  title: 'बाद के लिए सेव किया हुआ',
  metaTitle: 'बाद के लिए सेव किया हुआ',
  lead: `यह सूची इस डिवाइस पर ${DEVICE_LIST_DAYS} दिन तक रहती है।`,
  leadMember: 'यह सूची आपके अकाउंट में रहती है। जिस डिवाइस पर भी आप साइन इन करें, वहाँ यह मिलती है।',
  products: 'प्रोडक्ट',
  campaigns: 'कैंपेन',
  gone: { title: 'अब उपलब्ध नहीं', body: 'सेव की हुई ये चीज़ें अब उपलब्ध नहीं हैं।' },
  remove: 'हटाएँ',
  empty: {
    title: 'अभी कुछ सेव नहीं किया है',
    body: 'प्रोडक्ट पर दिल दबाएँ, या कैंपेन पर “बाद के लिए सेव करें”।',
    products: 'प्रोडक्ट देखें',
    campaigns: 'कैंपेन देखें',
  },
  done: { added: 'बाद के लिए सेव हो गया', removed: 'सेव की हुई चीज़ों से हटा दिया' },
  refused: {
    title: 'कुछ नहीं बदला',
    'list-full': 'आपकी सूची भर गई है: इसमें 60 चीज़ें आ सकती हैं। नई जोड़ने के लिए एक हटाएँ।',
    unreadable: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
  },
} satisfies Translated<typeof english.copy>
