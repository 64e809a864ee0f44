import { useEffect, useRef } from 'react'
import { SHARED_IDLE_MINUTES } from '#app/platform/session/session-names.ts'
import { isSharedDevice, markSharedDevice } from '#app/platform/session/shared-device.ts'
import { Check } from '#app/ui/form/field.tsx'
import { copy } from './copy.ts'

/** "This is not my own phone", for every way to sign in: the mark is set at once. */
export function SharedDevice() {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // It may have been ticked before hydration, or marked by an earlier sign-in.
    if (box.current?.checked) markSharedDevice(true)
    else if (box.current && isSharedDevice()) box.current.checked = true
  }, [])
  return (
    <Check
      ref={box}
      name="shared"
      label={copy.shared.label}
      hint={copy.shared.hint(SHARED_IDLE_MINUTES)}
      isConsent
      onChange={({ currentTarget }) => markSharedDevice(currentTarget.checked)}
    />
  )
}
