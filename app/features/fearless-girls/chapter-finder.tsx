import { Link } from 'react-router'
import type { ChapterView } from '#app/features/circles/queries.server.ts'
import { Field } from '#app/ui/form/field.tsx'
import { FilterForm, NO_FILTER } from '#app/ui/filter-form/filter-form.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { stateName, stateOptions } from '#app/platform/india/state-name.ts'
import { copy } from './copy.ts'

interface ChapterFinderProps {
  regions: readonly string[]
  region: string | null
  chapters: readonly ChapterView[]
}

/** Chapters by state; where there is none, a link to start one. */
export function ChapterFinder({ regions, region, chapters }: ChapterFinderProps) {
  const words = copy.chapters
  const startHere = `?${new URLSearchParams({ ...(region && { region }), kind: 'chapter' })}#join`
  return (
    <section className="section sunk" id="chapters" aria-labelledby="chapters-title">
      <div className="wrap stack">
        <h2 id="chapters-title">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <FilterForm className="finder" action="/fearless-girls#chapters">
          <Field as="select" name="region" label={words.region} defaultValue={region ?? NO_FILTER}>
            <option value={NO_FILTER}>{words.all}</option>
            {Object.entries(stateOptions(regions)).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Field>
        </FilterForm>
        <p className="small secondary-ink" role="status">
          {chapters.length > 0
            ? words.found(chapters.length)
            : region
              ? words.none(stateName(region))
              : words.noneAtAll}
        </p>
        {chapters.length > 0 && (
          <ul className="chapters">
            {chapters.map(({ slug, name, place, region, weekday }) => (
              <li key={slug} className="card pad">
                <h3>{name}</h3>
                <p className="small secondary-ink place">
                  <Icon name="map-pin" small />
                  {`${place}, ${stateName(region)}`}
                </p>
                {weekday && (
                  <p className="small secondary-ink place">
                    <Icon name="calendar-days" small />
                    {words.weekday(weekday)}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
        <p>
          <Link className="btn secondary" to={startHere} preventScrollReset={false}>
            {words.start}
          </Link>
        </p>
      </div>
    </section>
  )
}
