import { describe, expect, it } from 'vitest'
import {
  bandOf,
  completionsOf,
  confidencePercent,
  EXAMPLE_PROGRESS,
  EXAMPLE_TRACKER,
  lampsOf,
  TARGETS,
  trackerOf,
  type UserProgress,
  winsOf,
} from './journey.ts'

const NOTHING: UserProgress = {
  coursesCompleted: 0,
  storiesShared: 0,
  missionsLaunched: 0,
  moneyEarned: 0,
  squadMembers: 0,
}

describe('the confidence journey', () => {
  it.each<[string, Partial<UserProgress>, number]>([
    ['nothing yet', {}, 0],
    ['one target reached', { coursesCompleted: 10 }, 20],
    ['one target passed by far counts no more than reached', { coursesCompleted: 1_000 }, 20],
    ['all targets reached', TARGETS, 100],
    ['all targets passed', { ...TARGETS, moneyEarned: 9_999_999, squadMembers: 400 }, 100],
    ['a third of the missions, rounded (6.67)', { missionsLaunched: 1 }, 7],
    ['₹2,400 alone, rounded (4.8)', { moneyEarned: 2_400 }, 5],
    ['a wrong, negative figure is nothing', { moneyEarned: -5_000, coursesCompleted: 10 }, 20],
    ['the example (30, 40, 33.3, 24, 0)', EXAMPLE_PROGRESS, 25],
  ])('%s', (_, progress, percent) => {
    expect(confidencePercent({ ...NOTHING, ...progress })).toBe(percent)
  })

  it('fills five petals in the order courses, stories, missions, money, squad', () => {
    expect(completionsOf(EXAMPLE_PROGRESS).map((share) => Number(share.toFixed(2)))).toEqual([0.3, 0.4, 0.33, 0.24, 0])
  })

  it.each([
    [0, 'first-steps'],
    [19, 'first-steps'],
    [20, 'momentum'],
    [39, 'momentum'],
    [40, 'impact'],
    [59, 'impact'],
    [60, 'changemaker'],
    [79, 'changemaker'],
    [80, 'beacon'],
    [100, 'beacon'],
  ])('%i percent is the band %s', (percent, band) => {
    expect(bandOf(percent)).toBe(band)
  })
})

describe('the six lamps', () => {
  it('of the example are four: showing up, reading, sharing and a mission', () => {
    const lit = lampsOf(EXAMPLE_TRACKER).filter(({ isLit }) => isLit)
    expect(lit.map(({ id }) => id)).toEqual(['showedUpToday', 'storiesRead', 'sharedStory', 'completedMission'])
    expect(winsOf(EXAMPLE_TRACKER)).toBe(4)
  })

  it('always include showing up today', () => {
    const tracker = { ...trackerOf(NOTHING, { storiesRead: 0, reachedOutForHelp: false }), showedUpToday: false }
    expect(winsOf(tracker)).toBe(1)
    expect(lampsOf(tracker)[0]).toEqual({ id: 'showedUpToday', isLit: true })
  })

  it('can all be lit', () => {
    expect(winsOf(trackerOf(TARGETS, { storiesRead: 1, reachedOutForHelp: true }))).toBe(6)
  })
})
