import type { IconName } from '#app/ui/icon/icon-names.ts'

export const copy = {
  label: 'Where to go next',
  search: 'Search the shop',
  send: 'Search',
  links: [
    { to: '/empowerher', icon: 'shopping-bag', label: 'Shop' },
    { to: '/campaign', icon: 'hand-heart', label: 'Donate' },
    { to: '/school', icon: 'graduation-cap', label: 'Learn' },
    { to: '/stories', icon: 'book-open', label: 'Stories' },
    { to: '/support', icon: 'heart-handshake', label: 'Get help' },
  ] satisfies { to: string; icon: IconName; label: string }[],
} as const
