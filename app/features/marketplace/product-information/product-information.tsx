import { passageLang } from '#app/platform/language/current-language.ts'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { copy } from './section-copy.ts'
import { DietMark } from './diet-mark.tsx'
import type { InformationRow } from './information-view.server.ts'
import './product-information.css'

/** What the law asks a page that sells things to say about them. */
export function ProductInformation({ rows, brandName }: { rows: readonly InformationRow[]; brandName: string }) {
  return (
    <section className="stack product-information" aria-labelledby="information">
      <h2 id="information">{copy.title}</h2>
      <dl>
        {rows.map(({ name, label, value, mark, note }) => (
          <Fragment key={name}>
            <dt>{label}</dt>
            <dd>
              {mark && <DietMark diet={mark} />}
              <span className="lines" lang={passageLang(value)}>
                {value}
              </span>
              {note && <span className="small secondary-ink note">{note}</span>}
            </dd>
          </Fragment>
        ))}
        <dt>{copy.care}</dt>
        <dd>
          {`${copy.careSays(brandName)} `}
          <Link to="/contact">{copy.careLink}</Link>
        </dd>
      </dl>
    </section>
  )
}
