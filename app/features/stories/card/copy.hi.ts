import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  private: 'नाम नहीं बताया गया',
  sample: 'उदाहरण',
  likes: (count: number) => `${count.toLocaleString('en-IN')} लाइक`,
  like: (title: string) => `“${title}” को लाइक करें`,
  signIn: (title: string) => `“${title}” को लाइक करने के लिए साइन इन करें`,
  profile: (title: string) => `“${title}” को लाइक करने के लिए अपनी छात्र प्रोफ़ाइल पूरी करें`,
  share: 'शेयर करें',
  shareNamed: (title: string) => `“${title}” शेयर करें`,
  picture: (place: number, of: number) => (of === 1 ? 'इस कहानी की फ़ोटो' : `${of} में से फ़ोटो ${place}`),
  video: 'एक वीडियो',
  metric: (name: string, value: string) => `${name}: ${value}`,
  more: 'और कहानियाँ देखें',
  loading: 'और कहानियाँ आ रही हैं',
  arrived: (count: number) => (count === 1 ? '1 और कहानी' : `${count.toLocaleString('en-IN')} और कहानियाँ`),
  skeletons: 'कहानियाँ आ रही हैं',
  likeFailed: { title: 'लाइक नहीं हो पाया', body: 'आपका लाइक सेव नहीं हुआ। फिर कोशिश करें।' },
  loadFailed: { title: 'कहानियाँ नहीं आ पाईं', body: 'इंटरनेट टूट गया। फिर कोशिश करें।' },
} satisfies Translated<typeof english.copy>
