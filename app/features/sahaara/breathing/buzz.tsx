import { useEffect, useState, useSyncExternalStore } from 'react'
import { copy } from './copy.ts'

const BUZZ_MS = 40

interface BuzzChoice {
  isOn: boolean
  canBuzz: boolean
  onChange: (isOn: boolean) => void
}

/** A short buzz each time `turn` changes, if she wants it and the device can. */
export function useBuzz(turn: string | null): BuzzChoice {
  const [isOn, setOn] = useState(false)
  const canBuzz = useSyncExternalStore(
    never,
    () => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches,
    () => false,
  )
  useEffect(() => {
    if (isOn && turn !== null) navigator.vibrate?.(BUZZ_MS)
  }, [isOn, turn])
  return { isOn, canBuzz, onChange: setOn }
}

const never = () => () => {}

export function Buzz({ isOn, canBuzz, onChange }: BuzzChoice) {
  if (!canBuzz) return null
  return (
    <label className="breathe-buzz">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {copy.buzz}
    </label>
  )
}
