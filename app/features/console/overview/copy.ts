export const copy = {
  title: 'Overview',
  sums: {
    open: (count: number) => (count === 1 ? 'open request' : 'open requests'),
    late: 'overdue',
    urgent: 'urgent',
    testimonies: (count: number) => (count === 1 ? 'story pending approval' : 'stories pending approval'),
    reports: (count: number) => (count === 1 ? 'reported or appealed story' : 'reported or appealed stories'),
    mismatches: (count: number, due: string | null, isLate: boolean) => {
      const differences = count === 1 ? 'settlement difference' : 'settlement differences'
      return due === null ? differences : `${differences}, ${isLate ? due : `due ${due}`}`
    },
    campaigns: (count: number) => (count === 1 ? 'campaign pending approval' : 'campaigns pending approval'),
    waiting: (what: string, oldest: string | null) => (oldest === null ? what : `${what}, the oldest: ${oldest}`),
  },
  queues: {
    title: 'By desk',
    caption: 'Your desks, their open requests, and when the next answer is due',
    head: { queue: 'Desk', open: 'Open', late: 'Overdue', next: 'Next due' },
    hidden: 'private',
    nothing: 'Nothing due',
  },
  empty: {
    title: 'These private desks have no members',
    body: 'Nobody can read the requests of these desks. Add a member to each desk.',
    open: (count: number) => (count === 1 ? '1 open request' : `${count} open requests`),
    action: 'Add a desk member',
  },
  noSeat: 'You are not a member of a private desk yet. An administrator can add you.',
} as const
