export const copy = {
  title: 'Overview',
  sums: {
    open: (count: number) => (count === 1 ? 'request is open' : 'requests are open'),
    late: 'waited longer than we promised',
    urgent: 'may not wait',
    testimonies: (count: number) => (count === 1 ? 'story waits for a yes' : 'stories wait for a yes'),
    reports: (count: number) => (count === 1 ? 'story was reported or appealed' : 'stories were reported or appealed'),
    campaigns: (count: number) => (count === 1 ? 'campaign waits for a yes' : 'campaigns wait for a yes'),
  },
  queues: {
    title: 'By desk',
    caption: 'Your desks, how much is open there, and when the next answer is due',
    head: { queue: 'Desk', open: 'Open', late: 'Late', next: 'Next due' },
    hidden: 'private',
    nothing: 'Nothing is due',
  },
  empty: {
    title: 'Nobody sits at these private desks',
    body: 'What people send there cannot be read by anyone until somebody is put at the desk.',
    open: (count: number) => (count === 1 ? '1 request waits' : `${count} requests wait`),
    action: 'Put somebody at a desk',
  },
  noSeat: 'You sit at no private desk yet. An administrator puts people at desks.',
} as const
