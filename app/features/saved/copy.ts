import { DEVICE_LIST_DAYS } from '#app/platform/device-list/device-list.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'

export const copy = {
  title: 'Saved for later',
  metaTitle: 'Saved for later',
  lead: `We keep this list on this device for ${daysInWords(DEVICE_LIST_DAYS)}.`,
  leadMember: 'We keep this list in your account. You find it on every device that you sign in on.',
  products: 'Products',
  campaigns: 'Campaigns',
  gone: { title: 'No longer available', body: 'These saved items are no longer available.' },
  remove: 'Remove',
  empty: {
    title: 'Nothing saved yet',
    body: 'Tap the heart on a product, or “Save for later” on a campaign.',
    products: 'See products',
    campaigns: 'See campaigns',
  },
  done: { added: 'Saved for later', removed: 'Removed from saved' },
  refused: {
    title: 'Nothing was changed',
    'list-full': 'Your list is full: it can hold 60 items. Remove one to add another.',
    unreadable: 'Something went wrong. Please try again.',
  },
} as const
