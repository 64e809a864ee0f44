/** The default time of tests: a Friday, 1:30 pm in India. */
export const NOW = new Date('2026-11-20T08:00:00Z')

export const later = (ms: number, from: Date = NOW): Date => new Date(from.getTime() + ms)

export interface StoppedClock {
  now(): Date
  wait(ms: number): void
}

/** A clock that stands still until the test moves it. */
export function stopClock(start: Date = NOW): StoppedClock {
  let now = start
  return { now: () => now, wait: (ms) => void (now = later(ms, now)) }
}
