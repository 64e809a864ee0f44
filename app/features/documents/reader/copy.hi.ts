import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  shelves: {
    template: { label: 'NGO टेम्पलेट', to: '/ngo-templates' },
    tool: { label: 'टूलकिट', to: '/ssr-toolkit' },
    kit: { label: 'Fearless Girls', to: '/fearless-girls' },
    'case-study': { label: 'साझेदारी केंद्र', to: '/partnership-hub' },
  },
  take: {
    template: 'टेम्पलेट इस्तेमाल करें',
    tool: 'डाउनलोड करें',
    kit: 'डाउनलोड करें',
    'case-study': 'डाउनलोड करें',
  },
  pdf: 'प्रिंट के लिए PDF',
  setUp: (minutes: number) => `${minutes} मिनट में तैयार`,
  downloads: (count: number) => `${count.toLocaleString('en-IN')} डाउनलोड`,
  formats: {
    docx: 'Word, LibreOffice और Google Docs में खुलता है।',
    csv: 'Excel, LibreOffice और Google Sheets में खुलता है।',
  },
  formatNames: { docx: 'Word', csv: 'स्प्रेडशीट', pdf: 'PDF' },
  emptyRows: (count: number) =>
    `भरने के लिए ${count.toLocaleString('en-IN')} ${count === 1 ? 'ख़ाली पंक्ति' : 'ख़ाली पंक्तियाँ'}`,
  notFound: {
    title: 'यह फ़ाइल नहीं मिली',
    body: 'हो सकता है हमने इसे बदल दिया हो। इनमें से किसी सूची में देखें।',
    doors: [
      { to: '/ngo-templates', label: 'NGO टेम्पलेट' },
      { to: '/ssr-toolkit', label: 'टूलकिट' },
      { to: '/partnership-hub', label: 'साझेदारी केंद्र' },
    ],
  },
} satisfies Translated<typeof english.copy>
