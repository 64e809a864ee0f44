import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import {
  type LogEntry,
  openCheckIn,
  parseLogEntry,
  sahaaraProgress,
  type TimedEntry,
  weekStart,
  weekView,
  WEEKLY_TARGETS,
} from './views.ts'

/** A Sunday in India: 22 November 2026, 9:30 in the evening. */
const NOW = new Date('2026-11-22T16:00:00Z')

describe('the week', () => {
  it.each([
    ['2026-11-15T18:29:59Z', '2026-11-08T18:30:00.000Z'],
    ['2026-11-15T18:30:00Z', '2026-11-15T18:30:00.000Z'],
    ['2026-11-22T18:29:59Z', '2026-11-15T18:30:00.000Z'],
    ['2026-11-22T18:30:00Z', '2026-11-22T18:30:00.000Z'],
  ])('at %s began at %s: on Monday, midnight in India', (now, start) => {
    expect(weekStart(new Date(now)).toISOString()).toBe(start)
  })

  it('sums the entries of the week, and none of last Sunday', () => {
    const entries = [
      at('2026-11-15T18:00:00Z', { kind: 'minutes', amount: 30 }),
      at('2026-11-15T18:30:00Z', { kind: 'minutes', amount: 10 }),
      at('2026-11-22T15:00:00Z', { kind: 'minutes', amount: 5 }),
      at('2026-11-18T02:00:00Z', { kind: 'self-care', amount: 1 }),
      at('2026-11-18T17:00:00Z', { kind: 'self-care', amount: 1 }),
      at('2026-11-18T19:00:00Z', { kind: 'self-care', amount: 1 }),
      at('2026-11-18T02:00:00Z', { kind: 'breathing', amount: 1 }),
      at('2026-11-18T02:00:00Z', { kind: 'story-read', amount: 1, what: 'terrace' }),
      at('2026-11-19T02:00:00Z', { kind: 'story-read', amount: 1, what: 'terrace' }),
      at('2026-11-19T02:00:00Z', { kind: 'story-read', amount: 1 }),
      at('2026-11-19T02:00:00Z', { kind: 'mood', amount: 1, what: 'tender' }),
      at('2026-11-20T02:00:00Z', { kind: 'mood', amount: 1, what: 'tender' }),
    ]
    expect(sahaaraProgress(entries, NOW)).toEqual({
      minutesInPeace: 15,
      daysOfSelfCare: 2,
      breathingPractices: 1,
      storiesRead: 2,
      eventsJoined: 0,
      moodCheckIns: 2,
    })
  })

  it('is full at the targets, and not more than full above them', () => {
    expect(weekView(WEEKLY_TARGETS).percent).toBe(100)
    const far = weekView({ ...WEEKLY_TARGETS, minutesInPeace: 600, eventsJoined: 0 })
    expect(far.items[0]).toEqual({ item: 'minutesInPeace', value: 600, target: 60, percent: 100, isAchieved: true })
    expect(far.percent).toBe(83)
  })

  it('is the average of the six; an item is achieved when its value is above 0', () => {
    const week = weekView({
      minutesInPeace: 40,
      daysOfSelfCare: 4,
      breathingPractices: 6,
      storiesRead: 5,
      eventsJoined: 0,
      moodCheckIns: 6,
    })
    expect(week.percent).toBe(54)
    expect(week.items.map(({ isAchieved }) => isAchieved)).toEqual([true, true, true, true, false, true])
    expect(weekView(sahaaraProgress([], NOW)).percent).toBe(0)
  })

  it('treats a mood that is changed within half an hour as one check-in', () => {
    const first = at('2026-11-22T15:45:00Z', { kind: 'mood', amount: 1, what: 'tender' })
    expect(openCheckIn([first], NOW)).toBe(first)
    expect(openCheckIn([{ ...first, at: first.at - 16 * MINUTE_MS }], NOW)).toBeUndefined()
  })
})

it.each([
  null,
  [],
  { kind: 'minutes' },
  { kind: 'other', amount: 1 },
  { kind: 'minutes', amount: 0 },
  { kind: 'minutes', amount: 1.5 },
  { kind: 'minutes', amount: 241 },
])('an entry that is none counts as nothing: %j', (value) => {
  expect(parseLogEntry(value)).toBeNull()
})

function at(time: string, value: LogEntry): TimedEntry {
  return { at: new Date(time).getTime(), value }
}
