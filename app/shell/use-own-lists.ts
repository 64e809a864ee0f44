import { useEffect } from 'react'

/** Brings a member's cart and saved list onto this device, once she is signed in: see `/account/lists`. */
export function useOwnLists(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return
    void fetch('/account/lists', { method: 'POST' }).then(
      () => {
        for (const list of ['cart', 'saved']) dispatchEvent(new Event(`${list}-changed`))
      },
      // Without a connection the device's copy stands as it was.
      () => {},
    )
  }, [signedIn])
}
