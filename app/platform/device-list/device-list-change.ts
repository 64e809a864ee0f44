import { DEVICE_LIST_LENGTH_MAX, type DeviceListEntry, QUANTITY_MAX } from './device-list.ts'

type Entries = readonly DeviceListEntry[]

export type AddToDeviceList =
  | { ok: true; entries: DeviceListEntry[] }
  | { ok: false; reason: 'list-full' | 'quantity-too-large' }

/** Adds `quantity` to the entry `id`, or appends a new one. A change beyond the limits is refused completely. */
export function addToDeviceList(entries: Entries, id: string, quantity: number): AddToDeviceList {
  const present = entries.find((entry) => entry.id === id)
  const sum = (present?.quantity ?? 0) + quantity
  if (sum > QUANTITY_MAX) return { ok: false, reason: 'quantity-too-large' }
  if (present) return { ok: true, entries: setInDeviceList(entries, id, sum) }
  if (entries.length >= DEVICE_LIST_LENGTH_MAX) return { ok: false, reason: 'list-full' }
  return { ok: true, entries: [...entries, { id, quantity }] }
}

/** Sets the quantity of the entry `id`; without such an entry nothing changes. */
export function setInDeviceList(entries: Entries, id: string, quantity: number): DeviceListEntry[] {
  return entries.map((entry) => (entry.id === id ? { id, quantity } : entry))
}

export function removeFromDeviceList(entries: Entries, id: string): DeviceListEntry[] {
  return entries.filter((entry) => entry.id !== id)
}
