export const copy = {
  title: 'Sellers',
  lead: 'Who sells here. An application stands in the inbox; once it is checked, she is entered here.',
  applications: { to: '/operator/requests?desk=market', label: 'Applications' },
  add: 'Enter a seller',
  empty: 'Nobody sells here yet.',
  new: 'A new seller',
  tags: { verified: 'verified', unverified: 'not verified' },
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
    isVerified: {
      label: 'Verified',
      hint: 'Somebody of us spoke with her and has seen a paper with her name and place.',
    },
  },
  view: 'See her shop',
  done: { save: 'Saved. The pages show it.' },
  refused: {
    invalid: 'That was not saved. Please look at the fields again.',
    taken: 'A shop has this name already. Please choose another one.',
    'no-region': 'This region is not on the list any more.',
  },
} as const
