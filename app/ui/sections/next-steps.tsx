import { Form, Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './next-steps-copy.ts'

/** Where to go from an empty list or a missing page; `hasSearch` adds a search of the shop. Works without JavaScript. */
export function NextSteps({ hasSearch = false, except }: { hasSearch?: boolean; except?: string }) {
  return (
    <nav className="next-steps" aria-label={copy.label}>
      {hasSearch && (
        <Form action="/empowerher" role="search" className="search with-button" noValidate>
          <label className="visually-hidden" htmlFor="next-q">
            {copy.search}
          </label>
          <Icon name="search" />
          <input className="input" id="next-q" name="q" type="search" maxLength={100} placeholder={copy.send} />
          <button className="btn secondary">{copy.send}</button>
        </Form>
      )}
      <ul>
        {copy.links
          .filter(({ to }) => to !== except)
          .map(({ to, icon, label }) => (
            <li key={to}>
              <Link className="chip" to={to}>
                <Icon name={icon} small />
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
