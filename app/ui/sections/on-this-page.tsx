import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './on-this-page-copy.ts'
import './on-this-page.css'

interface OnThisPageProps {
  /** The id and the words of each section's heading, in their order. */
  sections: readonly (readonly [id: string, title: string])[]
}

/** The headings of a long page as a folded list of links, on phones. Works without JavaScript. */
export function OnThisPage({ sections }: OnThisPageProps) {
  return (
    <nav className="on-this-page only-m no-print" aria-label={copy.title}>
      <details>
        <summary>
          {copy.title}
          <Icon name="chevron-down" small />
        </summary>
        <ul>
          {sections.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
