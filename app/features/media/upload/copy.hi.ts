import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  add: { one: 'फ़ोटो जोड़ें', image: 'फ़ोटो जोड़ें', both: 'फ़ोटो या वीडियो जोड़ें', document: 'PDF जोड़ें' },
  picture: 'फ़ोटो (ज़रूरी नहीं)',
  loading: '(खुल रहा है)',
  signIn: { before: 'साइन इन करने के बाद फ़ोटो जोड़ी जा सकती है।', label: 'साइन इन करें' },
  lost: {
    one: 'आपकी फ़ोटो नहीं रखी जा सकी। उसे फिर से चुनें।',
    image: 'आपकी फ़ोटो नहीं रखी जा सकीं। उन्हें फिर से चुनें।',
    both: 'आपकी फ़ोटो और वीडियो नहीं रखे जा सके। उन्हें फिर से चुनें।',
    document: 'आपकी PDF नहीं रखी जा सकी। उसे फिर से चुनें।',
  },
  more: 'एक और जोड़ें',
  count: (count: number, max: number) => `${max} में से ${count}`,
  full: (max: number) => `आपने ${max} जोड़ लिए हैं। और जोड़ने के लिए एक हटाएँ।`,
  cutOff: (dropped: number, max: number) =>
    dropped === 1
      ? `सिर्फ़ ${max} फ़ाइलें जोड़ी जा सकती हैं। आख़िरी फ़ाइल नहीं जोड़ी गई।`
      : `सिर्फ़ ${max} फ़ाइलें जोड़ी जा सकती हैं। आख़िरी ${dropped} फ़ाइलें नहीं जोड़ी गईं।`,
  noScript: 'फ़ाइल जोड़ने के लिए JavaScript चाहिए। फ़ॉर्म बिना फ़ाइल के भी भेजा जा सकता है।',
  caption: {
    image: 'फ़ोटो में क्या दिखता है?',
    video: 'वीडियो में क्या दिखता है?',
    document: 'PDF में क्या है?',
  },
  kind: { image: 'फ़ोटो', video: 'वीडियो', document: 'PDF' },
  remove: 'हटाएँ',
  removeNamed: (name: string) => `${name} हटाएँ`,
  again: 'फिर कोशिश करें',
  againNamed: (name: string) => `फिर कोशिश करें: ${name}`,
  state: {
    waiting: 'इंतज़ार में',
    sending: (percent: number) => `${percent} % भेजा गया`,
    making: 'अपलोड हो गया। लगभग तैयार',
    ready: 'तैयार',
  },
  /** Announced to screen readers. */
  said: {
    ready: (name: string) => `${name} तैयार है।`,
    failed: (name: string, why: string) => `${name} को जोड़ा नहीं जा सका। ${why}`,
    removed: (name: string) => `${name} को हटाया गया।`,
  },
  failed: {
    network: 'इंटरनेट टूट गया। आपका लिखा हुआ सुरक्षित है। फिर कोशिश करें।',
    server: 'हमारी तरफ़ कुछ गड़बड़ हुई। फिर कोशिश करें।',
    video: 'यहाँ सिर्फ़ फ़ोटो लगती हैं। एक फ़ोटो चुनें।',
    type: (names: string) => `${names} चुनें।`,
    size: (megabytes: number) => `यह ${megabytes} MB से बड़ी फ़ाइल है। छोटी फ़ाइल चुनें।`,
    empty: 'यह फ़ाइल ख़ाली है। इसे फिर से चुनें।',
  },
} satisfies Translated<typeof english.copy>
