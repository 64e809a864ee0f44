import type { CheckKind } from '#app/features/marketplace/schema.ts'

/** Copy of a shop's settings. */
export const copy = {
  title: 'Shop settings',
  lead: 'What visitors read of you.',
  fields: {
    bio: {
      label: 'What you make, and your story',
      hint: 'A few sentences, as you would tell a neighbour.',
      missing: 'Please say in a sentence or two who you are and what you make.',
    },
    region: { label: 'Your region', missing: 'Please choose your region.' },
  },
  save: 'Save',
  saved: 'Saved. Visitors see it now.',
  refused: { 'no-region': 'This region is not on the list any more. Please choose again.' },
  fixed: {
    title: 'Kept by our market desk',
    lead: 'These were checked, or stand on invoices. Legal name and address are not on your shop’s page.',
    name: 'Name of the shop',
    state: 'State you send from',
    abroad: 'Outside India, or not known',
    sends: 'Sends to',
    india: 'All of India',
    ownState: 'Your own State only, as long as there is no GST number',
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
    none: 'Nothing counts at the moment. Write to us to have it checked.',
    kinds: {
      identity: 'Who you are',
      address: 'Where you work',
      craft: 'That you make it yourself',
      bank: 'That the bank account is yours',
    } satisfies Record<CheckKind, string>,
    until: (note: string, until: string) => `${note}, valid until ${until}`,
  },
} as const
