import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the ref's element when `isOn` changes, because the clicked control is gone; not at the first render. */
export function useFocusAfterChange<Place extends HTMLElement>(isOn: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const before = useRef(isOn)
  useEffect(() => {
    if (before.current !== isOn) place.current?.focus({ preventScroll: true })
    before.current = isOn
  }, [isOn])
  return place
}
