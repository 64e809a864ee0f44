/** The words around every screen of the console. */
export const copy = {
  title: 'Operator console',
  nav: {
    label: 'Console',
    menu: 'Console menu',
    work: [
      { to: '/operator', label: 'Overview', icon: 'layout-grid', count: null },
      { to: '/operator/requests?state=urgent', label: 'Urgent', icon: 'siren', count: 'urgent' },
      { to: '/operator/requests', label: 'All waiting', icon: 'inbox', count: 'open' },
      { to: '/operator/requests?mine=1', label: 'Mine', icon: 'user', count: 'mine' },
      { to: '/operator/testimonies', label: 'Stories told', icon: 'heart', count: 'testimonies' },
      { to: '/operator/stories', label: 'Stories reported', icon: 'book-open', count: 'reports' },
      { to: '/operator/campaigns', label: 'Campaigns sent', icon: 'hand-heart', count: 'campaigns' },
    ],
    edit: [
      { to: '/operator/figures', label: 'Figures', icon: 'chart-no-axes-column', count: null },
      { to: '/operator/helplines', label: 'Helplines', icon: 'phone', count: null },
      { to: '/operator/chapters', label: 'Chapters', icon: 'map-pin', count: null },
      { to: '/operator/sellers', label: 'Sellers', icon: 'store', count: null },
      { to: '/operator/regions', label: 'Regions', icon: 'globe', count: null },
      { to: '/operator/courses', label: 'Courses', icon: 'graduation-cap', count: null },
      { to: '/operator/events', label: 'Events', icon: 'calendar-days', count: null },
      { to: '/operator/demos', label: 'Demos', icon: 'clock', count: null },
      { to: '/operator/documents', label: 'Documents', icon: 'file-text', count: null },
      { to: '/operator/startups', label: 'Startups', icon: 'sprout', count: null },
      { to: '/operator/tiers', label: 'Amounts on Seeds', icon: 'sliders-horizontal', count: null },
      { to: '/operator/services', label: 'Care services', icon: 'heart-handshake', count: null },
    ],
    house: [
      { to: '/operator/students', label: 'Students', icon: 'badge-check', count: null },
      { to: '/operator/desks', label: 'Desks', icon: 'users', count: null },
      { to: '/operator/audit', label: 'Activity log', icon: 'scroll-text', count: null },
    ],
  },
  roles: { operator: 'Operator', administrator: 'Administrator' },
  signOut: 'Sign out',
  missing: {
    title: 'Nothing stands here',
    body: 'It is not there any more, or it belongs to a desk that is not yours.',
    to: '/operator/requests',
    action: 'To the inbox',
  },
  refused: {
    'not-operator': {
      title: 'This part is for the people who answer here',
      body: 'Your account has no part in it. If you wrote to us, you can follow your request with its code.',
      to: '/follow',
      action: 'Follow a request',
    },
    'show-second-step': {
      title: 'Show your second step',
      body: 'You signed in with one step. The console opens only after both: sign in again and type the code.',
      to: '/auth?next=/operator',
      action: 'Sign in with both steps',
    },
    'set-up-second-step': {
      title: 'Set up two-step sign-in first',
      body: 'You are one of the people who answer here. What reaches us is private, so the console opens only with a second step. Set it up in your account, under Two-step sign-in; it takes two minutes.',
      to: '/account',
      action: 'Go to my account',
    },
  },
} as const
