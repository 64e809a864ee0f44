import { describe, expect, it } from 'vitest'
import { nextDemoState, DEMO_GOAL_MINOR, DEMO_START, type DemoState } from './demo.ts'

describe('the demo', () => {
  it('begins with the sample campaign: 24,000 of 50,000, 156 supporters, five of them recent', () => {
    expect([DEMO_START.raisedMinor, DEMO_GOAL_MINOR, DEMO_START.supporters]).toEqual([24_000_00, 50_000_00, 156])
    expect(DEMO_START.recent).toHaveLength(5)
  })

  it('changes nothing when the random number is above the chance', () => {
    expect(nextDemoState(DEMO_START, 0.3, 0.3)).toBe(DEMO_START)
    expect(nextDemoState(DEMO_START, 0.99, 0.4)).toBe(DEMO_START)
    expect(nextDemoState(DEMO_START, 0.29, 0.3).supporters).toBe(157)
  })

  it('puts the new supporter first, adds the amount, and lists five', () => {
    const next = nextDemoState(DEMO_START, 0, 0.3)
    expect(next.recent).toHaveLength(5)
    expect(next.recent.slice(1)).toEqual(DEMO_START.recent.slice(0, 4))
    expect(next.raisedMinor - DEMO_START.raisedMinor).toBe(next.recent[0]?.amountMinor)
  })

  it('restarts instead of exceeding its goal', () => {
    const near: DemoState = { ...DEMO_START, raisedMinor: DEMO_GOAL_MINOR }
    expect(nextDemoState(near, 0, 0.3)).toBe(DEMO_START)
  })
})
