import type { Diet } from './choices.ts'

/**
 * The mark that Indian law prescribes for food: a green circle in a square for vegetarian, a brown triangle in a square
 * for non-vegetarian. The text beside it says the same, so the drawing is hidden from screen readers.
 */
export function DietMark({ diet }: { diet: Diet }) {
  return (
    <svg className={`diet-mark ${diet}`} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <rect x="1" y="1" width="18" height="18" />
      {diet === 'vegetarian' ? <circle cx="10" cy="10" r="5" /> : <path d="M10 4.5 16 15H4Z" />}
    </svg>
  )
}
