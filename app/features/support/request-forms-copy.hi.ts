import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './request-forms-copy.ts'

export const copy = {
  title: 'सहायता चाहिए',
  name: { label: 'एक नाम', hint: 'असली नाम होना ज़रूरी नहीं है।' },
  contact: { label: 'फ़ोन या ई-मेल', hint: 'ऐसा दें, जिसे कोई और पढ़ या सुन न सके।' },
  safeTime: { label: 'हम आपसे कब सुरक्षित बात कर सकते हैं?', hint: 'जैसे: सोमवार से शुक्रवार, 11 से 1 बजे।' },
  message: { label: 'आपको क्या चाहिए?', hint: 'कुछ शब्द काफ़ी हैं।', missing: 'कुछ शब्द लिखें।' },
} satisfies Translated<typeof english.copy>
