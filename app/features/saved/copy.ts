import { DEVICE_LIST_DAYS } from '#app/platform/device-list/device-list.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'

export const copy = {
  title: 'Saved for later',
  metaTitle: (brand: string) => `Saved for later · ${brand}`,
  lead: `Kept on this device for ${daysInWords(DEVICE_LIST_DAYS)}. Nobody else sees it.`,
  leadMember: 'Kept with your account: you find it on every device on which you sign in.',
  products: 'Products',
  campaigns: 'Campaigns',
  gone: { title: 'Not here any more', body: 'What was saved under these names cannot be opened now.' },
  remove: 'Remove',
  empty: {
    title: 'Nothing saved yet',
    body: 'The heart on a product and “Save for later” on a campaign bring them here.',
    products: 'See products',
    campaigns: 'See campaigns',
  },
  done: { added: 'Saved for later', removed: 'Removed from saved' },
  refused: {
    title: 'Nothing was changed',
    'list-full': 'This list holds 60 things, and that is all it can hold. Take one out to make room.',
    unreadable: 'Something went wrong. Please try again.',
  },
} as const
