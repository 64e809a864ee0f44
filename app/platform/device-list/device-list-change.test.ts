import { describe, expect, it } from 'vitest'
import { DEVICE_LIST_LENGTH_MAX, deviceListCookie, readDeviceList } from './device-list.ts'
import { addToDeviceList, removeFromDeviceList, setInDeviceList } from './device-list-change.ts'

const jar = { id: 'jar', quantity: 2 }
const full = [...Array(DEVICE_LIST_LENGTH_MAX).keys()].map((i) => ({ id: `thing-${i}`, quantity: 1 }))

describe('a list on the device', () => {
  it('takes something new at its end, and more of what it has', () => {
    expect(addToDeviceList([jar], 'lamp', 1)).toEqual({ ok: true, entries: [jar, { id: 'lamp', quantity: 1 }] })
    expect(addToDeviceList([jar], 'jar', 3)).toEqual({ ok: true, entries: [{ id: 'jar', quantity: 5 }] })
  })

  it('refuses the 61st thing and the 100th of one thing', () => {
    expect(addToDeviceList(full, 'one-more', 1)).toEqual({ ok: false, reason: 'list-full' })
    expect(addToDeviceList(full, 'thing-7', 1).ok).toBe(true)
    expect(addToDeviceList([{ id: 'jar', quantity: 99 }], 'jar', 1)).toEqual({
      ok: false,
      reason: 'quantity-too-large',
    })
    expect(addToDeviceList([], 'jar', 99).ok).toBe(true)
  })

  it('changes and removes only what is meant', () => {
    const lamp = { id: 'lamp', quantity: 1 }
    expect(setInDeviceList([jar, lamp], 'lamp', 9)).toEqual([jar, { id: 'lamp', quantity: 9 }])
    expect(setInDeviceList([jar], 'nobody', 9)).toEqual([jar])
    expect(removeFromDeviceList([jar, lamp], 'jar')).toEqual([lamp])
  })

  it('of the longest entries still fits into a cookie and comes back whole', () => {
    const longest = full.map((_, i) => ({ id: String(i).padStart(60, 'x'), quantity: 99 }))
    const cookie = deviceListCookie('diya-cart', longest, true)
    expect(cookie.length).toBeLessThan(4096)
    expect(readDeviceList(cookie.split(';')[0], 'diya-cart')).toEqual(longest)
  })
})
