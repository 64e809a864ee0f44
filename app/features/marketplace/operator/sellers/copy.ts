import type { CheckKind, DeliversTo } from '#app/features/marketplace/schema.ts'

export const copy = {
  title: 'Sellers',
  lead: 'Who sells here. Whoever runs her own shop applies first; a shop that we keep for somebody is entered here.',
  applications: { to: '/operator/applications', label: 'Applications' },
  add: 'Enter a seller',
  empty: 'Nobody sells here yet.',
  new: 'A new seller',
  tags: { verified: 'verified', unverified: 'not verified', kept: 'kept by us' },
  fields: {
    displayName: { label: 'Name of the shop', missing: 'Please give the name.' },
    bio: {
      label: 'What visitors read of her',
      missing: 'Please say in a sentence or two who she is and what she makes.',
    },
    region: {
      label: 'Region',
      hint: 'Is it missing? Add it under Regions first.',
      missing: 'Please choose the region.',
    },
    state: { label: 'State she sends from', abroad: 'Outside India, or not known' },
    deliversTo: {
      label: 'Sends to',
      hint: 'Without a GST number: within her own State only.',
      options: { india: 'All of India', 'own-state': 'Her own State only' } satisfies Record<DeliversTo, string>,
    },
    gstin: { label: 'GST number', hint: '15 characters, e.g. 24ABCDE1234F1Z5' },
    legalName: { label: 'Legal name', hint: 'Stands on invoices, and nowhere else.' },
    address: { label: 'Address', hint: 'Stands on invoices, and nowhere else.' },
  },
  wrongGstin: 'A GST number has 15 characters, e.g. 24ABCDE1234F1Z5.',
  noState: 'Please choose the State that she sends within.',
  view: 'See her shop',
  own: 'This is your own shop. Somebody else has to change what is said of it here.',
  portrait: { title: 'Picture', remove: 'Remove the picture' },
  badge: {
    verified: (until: string) => `Verified until ${until}. The badge follows the check of her identity.`,
    unverified: 'Not verified: no check of her identity counts now.',
  },
  checks: {
    title: 'What was checked',
    lead: 'Visitors read how it was checked and until when it counts. The newest of a kind counts.',
    none: 'Nothing was checked yet.',
    kinds: { identity: 'Identity', address: 'Address', craft: 'Craft', bank: 'Bank account' } satisfies Record<
      CheckKind,
      string
    >,
    by: (name: string, at: string, until: string) => `${name}, ${at}; counts until ${until}`,
    tags: { holds: 'counts', ended: 'ended', replaced: 'replaced', revoked: 'taken back' },
    revokedWhy: (reason: string) => `Taken back: ${reason}`,
    revoke: {
      opener: 'Take it back',
      reason: { label: 'Why', hint: 'For the desk; visitors do not read it.' },
      send: 'Take this check back',
    },
    add: {
      title: 'Write down a check',
      kind: { label: 'What was checked' },
      note: {
        label: 'How it was checked',
        hint: 'e.g. Voter ID seen in a video call',
        missing: 'Please say how it was checked; visitors read it.',
      },
      until: { label: 'Counts until', hint: '24 months at most' },
      untilWrong: 'Please choose a day within the next 24 months.',
      send: 'Write it down',
    },
  },
  done: {
    save: 'Saved. The pages show it.',
    check: 'Written down. The pages show it.',
    revoke: 'Taken back. The pages show it no more.',
    'remove-portrait': 'The picture was removed.',
  },
  refused: {
    invalid: 'Nothing was saved. Please check the fields.',
    taken: 'A shop has this name already. Please choose another one.',
    'no-region': 'This region is not on the list any more.',
    'no-state': 'Please choose the State that she sends within.',
    'bad-end': 'Please choose a day within the next 24 months.',
  },
} as const
