import type { BrandMark, IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

/** A decorative icon: its meaning is in the text beside it or in the control's accessible name. */
export function Icon({ name, small }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon s' : 'icon'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

/** The logo of another company, for the share links. */
export function BrandIcon({ name }: { name: BrandMark }) {
  return (
    <svg className="icon brand-mark" aria-hidden="true">
      <use href={`${sprite}#brand-${name}`} />
    </svg>
  )
}
