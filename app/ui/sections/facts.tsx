import './facts.css'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-names.ts'

export interface Fact {
  icon: IconName
  text: string
}

/** A list of short facts with icons. */
export function Facts({ list }: { list: readonly Fact[] }) {
  return (
    <ul className="facts">
      {list.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} small />
          {text}
        </li>
      ))}
    </ul>
  )
}
