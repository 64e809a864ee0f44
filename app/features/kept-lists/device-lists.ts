import { CART_COOKIE, LISTS_OWNER_COOKIE, readDeviceList, SAVED_COOKIE } from '#app/platform/device-list.ts'
import type { Lists } from './schema.ts'

export interface DeviceLists {
  lists: Lists
  /** The mark of the account whose lists these are; null for lists of nobody's account. */
  owner: string | null
}

const NOTHING: Lists = { cart: [], saved: [] }

/** What the device brings along. */
export function readDeviceLists(cookies: string | null): DeviceLists {
  const lists = { cart: readDeviceList(cookies, CART_COOKIE), saved: readDeviceList(cookies, SAVED_COOKIE) }
  return { lists, owner: readDeviceList(cookies, LISTS_OWNER_COOKIE)[0]?.id ?? null }
}

/**
 * What of it joins the lists of this account: all of it while it is nobody's. Lists that are the account's already
 * say nothing new, and what another person left behind on a shared phone is not hers.
 */
export const joining = ({ lists, owner }: DeviceLists): Lists => (owner === null ? lists : NOTHING)
