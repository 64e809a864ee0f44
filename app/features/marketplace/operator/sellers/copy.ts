import { type CheckKind, CHECK_MONTHS_MAX, type DeliversTo } from '#app/features/marketplace/schema.ts'

export const copy = {
  title: 'Sellers',
  lead: 'All sellers. People who want to run their own shop apply first. Add a shop here if we run it for a seller.',
  applications: { to: '/operator/applications', label: 'Applications' },
  add: 'Add a seller',
  empty: 'No sellers yet.',
  new: 'A new seller',
  tags: { verified: 'verified', unverified: 'not verified', kept: 'run by us' },
  fields: {
    displayName: { label: 'Name of the shop', missing: 'Please enter the name.' },
    voice: {
      label: 'In their own words',
      hint: 'The seller writes this. Change or remove it only if it breaks the rules.',
    },
    bio: {
      label: 'Text about the seller',
      missing: 'Please write one or two sentences about the seller and their products.',
    },
    region: {
      label: 'Region',
      hint: 'Is it missing? Add it under Regions first.',
      missing: 'Please choose the region.',
    },
    state: { label: 'Sends from', abroad: 'Outside India, or not known' },
    deliversTo: {
      label: 'Delivers to',
      hint: 'All of India needs a GST number, or an enrolment number where the rule of the day allows it.',
      options: { india: 'All of India', 'own-state': 'Own State only' } satisfies Record<DeliversTo, string>,
    },
    gstin: { label: 'GST number', hint: '15 characters, e.g. 27AAPFU0939F1ZV' },
    enrolmentNumber: {
      label: 'GST enrolment number',
      hint: 'Of a seller without a GST number. Check the conditions of the enrolment before you choose All of India.',
    },
    legalName: { label: 'Legal name', hint: 'We print it on invoices only.' },
    address: { label: 'Address', hint: 'We print it on invoices only.' },
  },
  noState: 'Please choose the State that the seller sends from.',
  view: 'View shop',
  own: 'This is your own shop. Another operator has to change it here.',
  portrait: { title: 'Picture', remove: 'Remove the picture' },
  badge: {
    verified: (until: string) => `Verified until ${until}. The badge depends on the identity check.`,
    unverified: 'Not verified. There is no valid identity check.',
  },
  checks: {
    title: 'Checks',
    lead: 'Visitors see how we checked and until when it is valid. Only the newest check of each kind is valid.',
    none: 'No checks yet.',
    kinds: { identity: 'Identity', address: 'Address', craft: 'Craft', bank: 'Bank account' } satisfies Record<
      CheckKind,
      string
    >,
    by: (name: string, at: string, until: string) => `${name}, ${at}; valid until ${until}`,
    tags: { holds: 'valid', ended: 'expired', replaced: 'replaced', revoked: 'revoked' },
    revokedWhy: (reason: string) => `Revoked: ${reason}`,
    revoke: {
      opener: 'Revoke',
      reason: { label: 'Why', hint: 'Only the market desk reads it.' },
      send: 'Revoke this check',
    },
    add: {
      title: 'Add a check',
      kind: { label: 'What was checked' },
      note: {
        label: 'How it was checked',
        hint: 'e.g. Voter ID seen in a video call',
        missing: 'Please say how it was checked. Visitors read it.',
      },
      until: { label: 'Valid until', hint: `Up to ${CHECK_MONTHS_MAX} months` },
      untilWrong: `Please choose a day within the next ${CHECK_MONTHS_MAX} months.`,
      send: 'Add the check',
    },
  },
  done: {
    save: 'Saved. The pages show it.',
    check: 'Check added. The pages show it.',
    revoke: 'Check revoked. The pages do not show it any more.',
    'remove-portrait': 'The picture was removed.',
  },
  refused: {
    invalid: 'Nothing was saved. Please check the fields.',
    taken: 'Another shop already has this name. Please choose another name.',
    'no-region': 'This region is no longer on the list.',
    'no-state': 'Please choose the State that the seller sends from.',
    'needs-number':
      'Nothing was saved. Without a GST number or an enrolment number this seller can deliver within their own State only.',
    'bad-end': `Please choose a day within the next ${CHECK_MONTHS_MAX} months.`,
  },
} as const
