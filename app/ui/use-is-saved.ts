import { useSyncExternalStore } from 'react'
import { readDeviceList, SAVED_COOKIE } from '#app/platform/device-list/device-list.ts'

/** Whether an item is on this device's saved list. False on the server, because cached pages are the same for everybody. */
export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readDeviceList(document.cookie, SAVED_COOKIE).some((entry) => entry.id === id),
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('saved-changed', listener)
  return () => removeEventListener('saved-changed', listener)
}
