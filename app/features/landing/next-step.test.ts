import { expect, test } from 'vitest'
import { trackerOf } from '#app/features/torch/journey/journey.ts'
import { nextStepOf } from './next-step.ts'

const NOTHING = { coursesCompleted: 0, storiesShared: 0, missionsLaunched: 0, moneyEarned: 0, squadMembers: 0 }
const next = (done: Partial<typeof NOTHING>) => {
  const progress = { ...NOTHING, ...done }
  return nextStepOf(progress, trackerOf(progress, { storiesRead: 0, reachedOutForHelp: false }))
}

test.each([
  [{}, 'learn'],
  [{ coursesCompleted: 1 }, 'story'],
  [{ coursesCompleted: 3 }, 'earn'],
  [{ coursesCompleted: 3, moneyEarned: 500 }, 'story'],
  [{ coursesCompleted: 1, storiesShared: 1 }, 'squad'],
  [{ coursesCompleted: 1, storiesShared: 1, squadMembers: 3 }, 'mission'],
  [{ coursesCompleted: 1, storiesShared: 1, squadMembers: 3, missionsLaunched: 1 }, 'account'],
])('after %j the next step is %s', (done, step) => {
  expect(next(done)).toBe(step)
})
