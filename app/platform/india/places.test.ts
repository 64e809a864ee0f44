import { describe, expect, it } from 'vitest'
import { INDIAN_STATES } from './states.ts'
import {
  districtChoices,
  districtOfAddress,
  districtsOf,
  districtsOfPin,
  findDistrict,
  placeOfPin,
  statesOfPin,
} from './places.server.ts'

describe('the districts of India', () => {
  it('are 790 in 36 States and Union Territories, each once in its State', () => {
    expect(INDIAN_STATES).toHaveLength(36)
    const all = INDIAN_STATES.map((state) => districtsOf(state))
    expect(all.flat()).toHaveLength(790)
    for (const names of all) {
      expect(names.length).toBeGreaterThan(0)
      expect(new Set(names).size).toBe(names.length)
      expect(
        names.filter((name) => name !== name.trim() || !/^([A-Z]|(North|South) 24 P)[A-Za-z .-]+$/.test(name)),
      ).toEqual([])
    }
    expect(districtsOf('Kerala')).toHaveLength(14)
    expect(districtsOf('Atlantis')).toEqual([])
  })

  it.each([
    ['Maharashtra', 'pune', 'Pune'],
    ['Maharashtra', 'Aurangabad', 'Chhatrapati Sambhajinagar'],
    ['Bihar', 'Aurangabad', 'Aurangabad'],
    ['Karnataka', 'Bangalore', 'Bengaluru Urban'],
    ['Uttar Pradesh', 'Allahabad district', 'Prayagraj'],
    ['Himachal Pradesh', 'Lahaul & Spiti', 'Lahaul and Spiti'],
    ['Punjab', 'Mohali', 'Sahibzada Ajit Singh Nagar'],
    ['Rajasthan', 'didwana kuchaman', 'Didwana-Kuchaman'],
    ['Kerala', 'Pune', null],
    ['Kerala', '', null],
  ])('in %s, %s is %s', (state, typed, name) => {
    expect(findDistrict(state, typed)).toBe(name)
  })
})

describe('a PIN code', () => {
  it('gives its State, or two when both sides of a border use it', () => {
    expect(statesOfPin('411001')).toEqual(['Maharashtra'])
    expect(statesOfPin('605001')).toContain('Puducherry')
    const shared = Array.from({ length: 800_000 }, (_, n) => String(n + 110_000)).filter(
      (pin) => statesOfPin(pin).length > 1 && districtsOfPin(pin, statesOfPin(pin)[0] ?? '').length > 0,
    )
    expect(shared.length).toBeGreaterThan(20)
    // A code that the directory does not have: its postal circle.
    expect(statesOfPin('411999')).toEqual(['Maharashtra'])
    expect([statesOfPin('350001'), statesOfPin('900099')]).toEqual([[], []])
  })

  it('is wrong in another State, valid on both sides of a border, and of the army everywhere', () => {
    expect(placeOfPin('411001', 'Kerala')).toEqual({ fits: false, states: ['Maharashtra'] })
    expect(placeOfPin('350001', 'Kerala')).toEqual({ fits: false, states: [] })
    expect(placeOfPin('900099', 'Kerala')).toEqual({ fits: true })
  })

  it('gives the district when it has one, and asks when it has several', () => {
    const of = (state: string, pin: string, chosen = '') => districtOfAddress({ state, pin, chosen })
    expect(of('Maharashtra', '411001')).toBe('Pune')
    const several = districtChoices({ state: 'Karnataka', pin: '560067' })
    expect(several.likely.length).toBeGreaterThan(1)
    expect(several.others).not.toContainEqual(several.likely[0])
    expect(of('Karnataka', '560067')).toBe('choose')
    const [, [second] = ['', '']] = several.likely
    expect(of('Karnataka', '560067', second)).toBe(second)
    expect(of('Karnataka', '560067', 'other')).toBeNull()
    expect(of('Kerala', '411001')).toBeNull()
  })
})
