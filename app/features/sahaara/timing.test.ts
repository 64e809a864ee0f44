import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { breathAt, breathMs, breathsIn, LENGTHS, minutesOf, RHYTHM_IDS, RHYTHMS } from './breathing/rhythms.ts'
import { FLOWS } from './flows/copy.ts'
import { FLOW_STEPS } from './flows/steps-copy.ts'
import { stepAt } from './step-at.ts'

describe('the breathing exercise', () => {
  it('breathes in for four, holds for four, breathes out for six, and counts down in whole seconds', () => {
    const at = (seconds: number) => {
      const { index, secondsLeft, breath } = breathAt(RHYTHMS.calm, seconds * 1000)
      return [RHYTHMS.calm[index]?.phase, secondsLeft, breath]
    }
    expect(at(0)).toEqual(['in', 4, 1])
    expect(at(3.9)).toEqual(['in', 1, 1])
    expect(at(4)).toEqual(['hold', 4, 1])
    expect(at(8)).toEqual(['out', 6, 1])
    expect(at(13.99)).toEqual(['out', 1, 1])
    expect(at(14)).toEqual(['in', 4, 2])
  })

  it.each(RHYTHM_IDS)('ends after whole breaths, close to the chosen time (%s)', (id) => {
    const steps = RHYTHMS[id]
    for (const length of [LENGTHS.three, LENGTHS.ten]) {
      const lasts = breathsIn(steps, length) * breathMs(steps)
      expect(Math.abs(lasts - length.minutes * MINUTE_MS)).toBeLessThanOrEqual(breathMs(steps) / 2)
      expect(minutesOf(lasts)).toBe(length.minutes)
    }
    expect(breathsIn(steps, LENGTHS.six)).toBe(6)
  })

  it('never holds the breath in the even rhythm', () => {
    expect(RHYTHMS.even.map(({ phase }) => phase)).toEqual(['in', 'out'])
  })
})

describe('the flows', () => {
  it('last whole minutes and have cautions for pregnancy or pain', () => {
    for (const flow of FLOWS) {
      const { steps, cautions } = FLOW_STEPS[flow.id]
      expect([flow.id, steps.reduce((sum, { seconds }) => sum + seconds, 0)]).toEqual([flow.id, flow.minutes * 60])
      expect(cautions.join(' ')).toMatch(/[Pp]regnan|injury|pain/)
    }
    expect(new Set(FLOWS.map(({ id }) => id)).size).toBe(FLOWS.length)
  })

  it('stay at their last step when the time is over', () => {
    expect(stepAt([{ seconds: 1 }, { seconds: 2 }], 999_999)).toEqual({ index: 1, secondsLeft: 1 })
  })
})
