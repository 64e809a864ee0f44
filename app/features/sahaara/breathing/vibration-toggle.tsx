import { useEffect, useState, useSyncExternalStore } from 'react'
import { copy } from './copy.ts'

const VIBRATION_MS = 40

interface Vibration {
  isOn: boolean
  canVibrate: boolean
  onChange: (isOn: boolean) => void
}

/** Vibrates briefly each time `turn` changes, if the user switched it on and the device can. */
export function useVibration(phaseKey: string | null): Vibration {
  const [isOn, setOn] = useState(false)
  const canVibrate = useSyncExternalStore(
    subscribeToNothing,
    () => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches,
    () => false,
  )
  useEffect(() => {
    if (isOn && phaseKey !== null) navigator.vibrate?.(VIBRATION_MS)
  }, [isOn, phaseKey])
  return { isOn, canVibrate, onChange: setOn }
}

const subscribeToNothing = () => () => {}

export function VibrationToggle({ isOn, canVibrate, onChange }: Vibration) {
  if (!canVibrate) return null
  return (
    <label className="breathe-buzz">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {copy.buzz}
    </label>
  )
}
