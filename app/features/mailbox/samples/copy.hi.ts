import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  metaTitle: 'ई-मेल',
  title: 'सब ई-मेल',
  lead: 'हर ई-मेल जो साइट भेज सकती है, नमूने के साथ। सिर्फ़ इस कंप्यूटर पर।',
  mailbox: 'जो ई-मेल सच में भेजे गए, वे मेलबॉक्स में हैं',
  count: (count: number) => `${count} ई-मेल`,
  size: (kilobytes: string) => `${kilobytes} KB HTML`,
  back: 'सब ई-मेल',
  otherLanguage: 'अंग्रेज़ी में',
  headers: 'हेडर',
  themes: { light: 'हल्का', dark: 'गहरा' },
  open: 'अलग खोलें',
  text: 'सादे शब्दों में',
  textMessage: 'SMS की तरह, बिना ई-मेल पते के',
} satisfies Translated<typeof english.copy>
