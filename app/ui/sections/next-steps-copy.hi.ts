import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './next-steps-copy.ts'

export const copy = {
  label: 'आगे कहाँ जाएँ',
  search: 'दुकान में खोजें',
  send: 'खोजें',
  links: [
    { to: '/empowerher', icon: 'shopping-bag', label: 'दुकान' },
    { to: '/campaign', icon: 'hand-heart', label: 'दान दें' },
    { to: '/school', icon: 'graduation-cap', label: 'सीखें' },
    { to: '/stories', icon: 'book-open', label: 'कहानियाँ' },
    { to: '/support', icon: 'heart-handshake', label: 'मदद पाएँ' },
  ],
} satisfies Translated<typeof english.copy>
