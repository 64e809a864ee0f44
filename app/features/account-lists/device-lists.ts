import { CART_COOKIE, LISTS_OWNER_COOKIE, readDeviceList, SAVED_COOKIE } from '#app/platform/device-list/device-list.ts'
import type { Lists } from './schema.ts'

export interface DeviceLists {
  lists: Lists
  /** The mark of the account that the lists belong to; null for a visitor's lists. */
  owner: string | null
}

const NOTHING: Lists = { cart: [], saved: [] }

export function readDeviceLists(cookies: string | null): DeviceLists {
  const lists = { cart: readDeviceList(cookies, CART_COOKIE), saved: readDeviceList(cookies, SAVED_COOKIE) }
  return { lists, owner: readDeviceList(cookies, LISTS_OWNER_COOKIE)[0]?.id ?? null }
}

/**
 * The lists that are merged into this account: those of a visitor. Lists that carry an owner are skipped: they are
 * either the account's own copy or another person's, left behind on a shared phone.
 */
export const mergeableLists = ({ lists, owner }: DeviceLists): Lists => (owner === null ? lists : NOTHING)
