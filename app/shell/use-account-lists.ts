import { useEffect } from 'react'
import { LISTS_OWNER_COOKIE, readDeviceList } from '#app/platform/device-list/device-list.ts'

/**
 * Copies a member's cart and saved list to this device's cookies (`POST /account/lists`) after a sign-in and when the
 * member comes from another site, because another device may have changed them.
 */
export function useAccountLists(signedIn: boolean): void {
  useEffect(() => {
    const isHere = readDeviceList(document.cookie, LISTS_OWNER_COOKIE).length > 0
    const isInside = document.referrer.startsWith(`${location.origin}/`)
    if (!signedIn || (isHere && isInside)) return
    void fetch('/account/lists', { method: 'POST' }).then(
      () => {
        for (const list of ['cart', 'saved']) dispatchEvent(new Event(`${list}-changed`))
      },
      // Without a connection the device's copy does not change.
      () => {},
    )
  }, [signedIn])
}
