import type { Actor } from '#app/platform/context.server.ts'
import {
  CART_COOKIE,
  DEVICE_LIST_LENGTH_MAX,
  deviceListCookie,
  type DeviceListEntry,
  LISTS_OWNER_COOKIE,
  readDeviceList,
  SAVED_COOKIE,
} from '#app/platform/device-list/device-list.ts'
import { readCookie } from '#app/platform/http/cookies.ts'
import { sharedDeviceCookie } from '#app/platform/session/session-names.ts'

export const LIST_KINDS = ['cart', 'saved'] as const
export type ListKind = (typeof LIST_KINDS)[number]

export type Lists = Readonly<Record<ListKind, readonly DeviceListEntry[]>>

/**
 * Merges two lists; an entry on both gets the larger quantity. Entries of the account come first, so that when the list
 * is full the device's entries are dropped and not the account's.
 */
export function mergeEntries(
  account: readonly DeviceListEntry[],
  device: readonly DeviceListEntry[],
): DeviceListEntry[] {
  const joined = new Map(account.map((entry) => [entry.id, entry.quantity]))
  for (const { id, quantity } of device) joined.set(id, Math.max(quantity, joined.get(id) ?? 0))
  return [...joined].map(([id, quantity]) => ({ id, quantity })).slice(0, DEVICE_LIST_LENGTH_MAX)
}

export function mergeLists(account: Lists, device: Lists): Lists {
  return { cart: mergeEntries(account.cart, device.cart), saved: mergeEntries(account.saved, device.saved) }
}

/** Marks the account in the cookie beside its lists. Too short to find the account by. */
const ownerMark = (userId: string): string => userId.slice(0, 8)

interface Answer {
  actor: Actor
  siteUrl: string
  /** The request's Cookie header. */
  cookies: string | null
  /** The list that was changed. */
  kind?: ListKind
}

const COOKIES: Readonly<Record<ListKind, string>> = { cart: CART_COOKIE, saved: SAVED_COOKIE }

/**
 * The Set-Cookie values that store the lists on the device, for the lists that differ from the request's. A visitor's
 * carry no owner.
 */
export function listCookies(lists: Lists, { actor, siteUrl, cookies, kind }: Answer): string[] {
  const owner = actor.kind === 'member' ? [{ id: ownerMark(actor.userId), quantity: 1 }] : []
  const wanted: [name: string, entries: readonly DeviceListEntry[], isChanged: boolean][] = [
    ...LIST_KINDS.map((each): [string, readonly DeviceListEntry[], boolean] => [
      COOKIES[each],
      lists[each],
      each === kind,
    ]),
    [LISTS_OWNER_COOKIE, owner, false],
  ]
  const isSecure = siteUrl.startsWith('https:')
  const isShared = readCookie(cookies, sharedDeviceCookie(siteUrl)) === '1'
  return wanted.flatMap(([name, entries, isChanged]) => {
    const isSame = JSON.stringify(readDeviceList(cookies, name)) === JSON.stringify(entries)
    return isChanged || !isSame ? [deviceListCookie(name, entries, { isSecure, isShared })] : []
  })
}
