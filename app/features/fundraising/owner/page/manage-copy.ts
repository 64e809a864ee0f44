/** The frame of the pages of one campaign in the account. */
export const copy = {
  back: 'My campaigns',
  nav: 'Parts of this campaign',
  allParts: 'All parts of this campaign',
  parts: {
    '': 'Overview',
    '/story': 'Story and costs',
    '/pictures': 'Pictures',
    '/updates': 'Updates and thanks',
    '/supporters': 'Supporters',
    '/questions': 'Questions',
    '/money': 'Money',
    '/share': 'Share',
    '/checks': 'Checks',
    '/people': 'People',
    '/end': 'Pause, extend or close',
  },
  states: { open: 'Open', paused: 'Paused', ended: 'Ended', closed: 'Closed' },
  view: 'View campaign page',
} as const
