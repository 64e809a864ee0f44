import { useSyncExternalStore } from 'react'

/** The sessionStorage key: floating tips that were closed stay closed in this tab. */
const CLOSED_TIP_STORAGE_KEY = 'diya-torch-tip'
const CLOSED = 'diya:torch-tip'

/** Fallback when sessionStorage is not available. */
let isClosedHere = false

export function closeTip(): void {
  isClosedHere = true
  try {
    sessionStorage.setItem(CLOSED_TIP_STORAGE_KEY, 'closed')
  } catch {
    // Only the fallback keeps it.
  }
  dispatchEvent(new Event(CLOSED))
}

/** Whether floating tips are closed. False on the server and during hydration. */
export function useIsTipClosed(): boolean {
  return useSyncExternalStore(subscribe, read, () => false)
}

function read(): boolean {
  try {
    return isClosedHere || sessionStorage.getItem(CLOSED_TIP_STORAGE_KEY) !== null
  } catch {
    return isClosedHere
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener(CLOSED, listener)
  return () => removeEventListener(CLOSED, listener)
}
