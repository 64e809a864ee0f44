import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { keptPart } from '#app/ui/kept-part/kept-part.tsx'
import { useShownHelplines } from '#app/ui/use-shown-helplines.ts'
import { Wordmark } from './app-bar.tsx'
import { LanguageSwitch } from './language/language-switch.tsx'
import { copy } from './copy.ts'

const { sections, helplines } = copy.footer

/** The footer of every page, always with helplines. On phones its links are folded (`footer.css`). */
export function Footer({ brand }: { brand: string }) {
  return (
    <footer className="foot">
      <div className="selvedge" />
      <div className="wrap foot-grid">
        <div>
          <Wordmark brand={brand} />
          <p className="small">
            {copy.footer.promise} <span lang="hi">{copy.footer.hindi}</span> {copy.footer.hindiMeaning}
          </p>
          <LanguageSwitch />
        </div>
        <FooterLists numbers={useShownHelplines(helplines.numbers)} />
      </div>
    </footer>
  )
}

interface FooterListsProps {
  numbers: readonly { number: string; label: string }[]
}

const FooterLists = keptPart('footer-lists', function FooterLists({ numbers }: FooterListsProps) {
  return (
    <>
      <div className="foot-help">
        <h2>{helplines.title}</h2>
        <ul>
          {numbers.map(({ number, label }) => (
            <li key={number}>
              <a href={`tel:${number}`}>
                <Icon name="phone" small />
                <span className="num">{number}</span>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <details className="foot-more">
        <summary>
          {copy.footer.more}
          <Icon name="chevron-down" small />
        </summary>
        <div className="foot-lists">
          {sections.map((section) => (
            <div key={section.title}>
              <h2>{section.title}</h2>
              <ul>
                {section.links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </>
  )
})
