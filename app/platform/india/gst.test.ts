import { describe, expect, it } from 'vitest'
import { enrolmentFault, gstCodeOf, gstinCheckOf, gstinFault, stateOfGstNumber, stateTaxOf } from './gst.ts'
import { INDIAN_STATES } from './states.ts'

describe('a GST number', () => {
  it('has a code for each State, and no code twice', () => {
    const codes = INDIAN_STATES.map((state) => gstCodeOf(state))
    expect(new Set(codes).size).toBe(INDIAN_STATES.length)
    for (const [i, state] of INDIAN_STATES.entries()) expect(stateOfGstNumber(`${codes[i]}AAPFU`)).toBe(state)
    expect([gstCodeOf('Atlantis'), stateOfGstNumber('25AAPFU')]).toEqual([null, null])
  })

  it('ends with the check character of published numbers', () => {
    for (const number of ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM']) {
      expect(gstinCheckOf(number.slice(0, -1)), number).toBe(number.at(-1))
    }
  })

  it.each([
    ['27AAPFU0939F1ZV', 'Maharashtra', null],
    ['27AAPFU0939F1ZV', null, null],
    ['27AAPFU0939F1Z', 'Maharashtra', 'length'],
    ['27AAPFU0939F1ZVX', 'Maharashtra', 'length'],
    ['2AAAPFU0939F1ZV', 'Maharashtra', 'form'],
    ['99AAPFU0939F1ZV', 'Maharashtra', 'code'],
    ['27AAPFU0939F1ZV', 'Gujarat', 'state'],
    ['27AAPFU0939F1ZW', 'Maharashtra', 'check'],
    ['27AAPFU0993F1ZV', 'Maharashtra', 'check'],
  ] as const)('%s of %s: %s', (number, state, fault) => {
    expect(gstinFault(number, state)).toBe(fault)
  })

  it('of an enrolment has 15 characters and the code of the State', () => {
    expect(enrolmentFault('27AAPFU0939F1EA', 'Maharashtra')).toBe(null)
    expect(enrolmentFault('27AAPFU0939F1E', 'Maharashtra')).toBe('length')
    expect(enrolmentFault('AAPFU0939F1EA27', 'Maharashtra')).toBe('form')
    expect(enrolmentFault('27AAPFU0939F1EA', 'Kerala')).toBe('state')
  })

  it('names the share of a Union Territory without a legislature', () => {
    expect(['Chandigarh', 'Ladakh', 'Delhi', 'Puducherry', 'Kerala'].map(stateTaxOf)).toEqual([
      'UTGST',
      'UTGST',
      'SGST',
      'SGST',
      'SGST',
    ])
  })
})
