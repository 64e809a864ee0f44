import type { Failure } from './failure.ts'

const later = 'Your text is kept. Please send it again in a minute.'

/** Words for a connection that breaks and a server that does not answer. */
export const copy = {
  title: 'Error',
  notSent: {
    offline: 'You seem to be offline. Your text is kept. Try again.',
    away: `We cannot reach our records right now. ${later}`,
    busy: `Too many people are sending at once. ${later}`,
    broken: 'Something went wrong. Please try again.',
    'too-large': 'This is too large to send. Your text is kept. Send fewer or smaller files.',
  } satisfies Record<Failure, string>,
  notLoaded: 'Failed to load data',
  wait: 'Please wait',
} as const
