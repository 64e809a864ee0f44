import type { CheckKind } from '#app/features/marketplace/schema.ts'

/** Copy of a shop's settings. */
export const copy = {
  title: 'Shop settings',
  lead: 'Visitors see this in your shop.',
  fields: {
    bio: {
      label: 'What you make, and your story',
      hint: 'A few sentences, as you would tell a neighbour.',
      missing: 'Please write one or two sentences about you and what you make.',
    },
    region: { label: 'Your region', missing: 'Please choose your region.' },
    portrait: {
      add: 'Picture of you (optional)',
      change: 'Another picture of you',
      hint: 'Visitors see it next to your name: in the list of sellers, in your shop and on your products. Without a picture we draw a pattern for you.',
      now: 'Your current picture',
      remove: 'Remove my picture',
    },
  },
  save: 'Save',
  waiting: 'Wait for the picture',
  saved: 'Saved. Visitors can see it now.',
  refused: {
    'no-region': 'This region is no longer on the list. Please choose again.',
    'no-picture': 'This picture cannot be used any more. Remove it and add it again.',
  },
  fixed: {
    title: 'Managed by our market desk',
    lead: 'We checked these details, or print them on invoices. Your shop does not show your legal name and address.',
    name: 'Name of the shop',
    state: 'State that you send parcels from',
    abroad: 'Outside India, or not known',
    sends: 'Delivers to',
    india: 'All of India',
    ownState: 'Your own State only, until you have a GST number',
    gstin: 'GST number',
    legalName: 'Legal name',
    address: 'Address',
    mail: 'Mails go to',
    none: 'none',
    change: 'Something is wrong or has changed?',
    write: 'Write to us',
  },
  checks: {
    title: 'What was checked',
    none: 'Nothing is verified at the moment. Write to us to get verified.',
    kinds: {
      identity: 'Who you are',
      address: 'Where you work',
      craft: 'That you make it yourself',
      bank: 'That the bank account is yours',
    } satisfies Record<CheckKind, string>,
    until: (note: string, until: string) => `${note}, valid until ${until}`,
  },
} as const
