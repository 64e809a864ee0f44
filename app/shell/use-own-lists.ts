import { useEffect } from 'react'
import { LISTS_OWNER_COOKIE, readDeviceList } from '#app/platform/device-list/device-list.ts'

/**
 * Brings a member's cart and saved list onto this device (see `/account/lists`): after she has signed in, and when she
 * comes from elsewhere, because another device may have changed them. The pages of both read her account themselves.
 */
export function useOwnLists(signedIn: boolean): void {
  useEffect(() => {
    const isHere = readDeviceList(document.cookie, LISTS_OWNER_COOKIE).length > 0
    const isInside = document.referrer.startsWith(`${location.origin}/`)
    if (!signedIn || (isHere && isInside)) return
    void fetch('/account/lists', { method: 'POST' }).then(
      () => {
        for (const list of ['cart', 'saved']) dispatchEvent(new Event(`${list}-changed`))
      },
      // Without a connection the device's copy stands as it was.
      () => {},
    )
  }, [signedIn])
}
