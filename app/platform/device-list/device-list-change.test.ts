import { describe, expect, it } from 'vitest'
import { DEVICE_LIST_LENGTH_MAX, deviceListCookie, readDeviceList } from './device-list.ts'
import { addToDeviceList, removeFromDeviceList, setInDeviceList } from './device-list-change.ts'

const jar = { id: 'jar', quantity: 2 }
const full = [...Array(DEVICE_LIST_LENGTH_MAX).keys()].map((i) => ({ id: `thing-${i}`, quantity: 1 }))

describe('a list on the device', () => {
  it('appends a new entry, or increases the quantity of an existing one', () => {
    expect(addToDeviceList([jar], 'lamp', 1)).toEqual({ ok: true, entries: [jar, { id: 'lamp', quantity: 1 }] })
    expect(addToDeviceList([jar], 'jar', 3)).toEqual({ ok: true, entries: [{ id: 'jar', quantity: 5 }] })
  })

  it('refuses a 61st entry and a quantity of 100', () => {
    expect(addToDeviceList(full, 'one-more', 1)).toEqual({ ok: false, reason: 'list-full' })
    expect(addToDeviceList(full, 'thing-7', 1).ok).toBe(true)
    expect(addToDeviceList([{ id: 'jar', quantity: 99 }], 'jar', 1)).toEqual({
      ok: false,
      reason: 'quantity-too-large',
    })
    expect(addToDeviceList([], 'jar', 99).ok).toBe(true)
  })

  it('changes and removes only the given entry', () => {
    const lamp = { id: 'lamp', quantity: 1 }
    expect(setInDeviceList([jar, lamp], 'lamp', 9)).toEqual([jar, { id: 'lamp', quantity: 9 }])
    expect(setInDeviceList([jar], 'nobody', 9)).toEqual([jar])
    expect(removeFromDeviceList([jar, lamp], 'jar')).toEqual([lamp])
  })

  it('of the longest entries fits into a cookie and is read back completely', () => {
    const longest = full.map((_, i) => ({ id: String(i).padStart(62, 'x'), quantity: 99 }))
    const cookie = deviceListCookie('diya-cart', longest, { isSecure: true, isShared: false })
    expect(cookie.length).toBeLessThan(4096)
    expect(readDeviceList(cookie.split(';')[0], 'diya-cart')).toEqual(longest)
  })
})
