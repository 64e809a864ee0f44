import { type RefObject, useEffect, useRef } from 'react'

/** The control that was pressed is gone: what the ref is given to takes the focus. Not when it is first drawn. */
export function useFocusAfterChange<Place extends HTMLElement>(isOn: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const before = useRef(isOn)
  useEffect(() => {
    if (before.current !== isOn) place.current?.focus({ preventScroll: true })
    before.current = isOn
  }, [isOn])
  return place
}
