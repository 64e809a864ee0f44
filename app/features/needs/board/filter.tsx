import { Link } from 'react-router'
import type { NeedFilter, NeedKind } from '#app/features/needs/schema.ts'
import { FilterForm, NO_FILTER } from '#app/ui/filter-form/filter-form.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { stateOptions } from '#app/platform/india/state-name.ts'
import { BOARD, boardHref } from './board-href.ts'
import { causeName } from '#app/features/needs/forms-copy.ts'
import { copy } from './copy.ts'

const KINDS = Object.keys(copy.board.kinds) as NeedKind[]

interface BoardFilterProps {
  filter: NeedFilter
  /** Number of open needs by kind. */
  counts: Readonly<Record<NeedKind, number>>
  causes: readonly string[]
  charsMax: number
  regions: readonly string[]
  /** College of the signed-in student. */
  college: string | null
}

/** Links for the kinds, a search form with GET, and further filters. */
export function BoardFilter({ filter, counts, causes, regions, college, charsMax }: BoardFilterProps) {
  const words = copy.board
  const colleges = [...new Set([filter.college, college].filter((name) => name !== null))]
  return (
    <>
      <nav className="scroller need-kinds" aria-label={words.kindLabel}>
        {[null, ...KINDS].map((kind) => (
          <Link
            key={kind ?? ''}
            className="chip"
            to={boardHref(filter, { kind })}
            aria-current={filter.kind === kind ? 'true' : undefined}
            preventScrollReset
            replace
          >
            {kind ? words.kinds[kind] : words.all}
            {kind && !filter.isClosed && <span className="num">{counts[kind]}</span>}
          </Link>
        ))}
        <Toggle to={boardHref(filter, { isClosed: !filter.isClosed })} isOn={filter.isClosed}>
          {words.closed}
        </Toggle>
        {colleges.map((name) => (
          <Toggle
            key={name}
            to={boardHref(filter, { college: filter.college === name ? null : name })}
            isOn={filter.college === name}
          >
            {name === college ? words.myCollege : words.college(name)}
          </Toggle>
        ))}
      </nav>
      <Search filter={filter} causes={causes} regions={regions} charsMax={charsMax} />
    </>
  )
}

/** A filter that a second press removes. */
function Toggle({ to, isOn, children }: { to: string; isOn: boolean; children: string }) {
  return (
    <Link className="chip" to={to} aria-current={isOn ? 'true' : undefined} preventScrollReset replace>
      {children}
      {isOn && <Icon name="x" small />}
    </Link>
  )
}

function Search({ filter, causes, regions, charsMax }: Omit<BoardFilterProps, 'counts' | 'college'>) {
  const words = copy.board.search
  const { kind, college, isClosed, q, cause, region } = filter
  return (
    <FilterForm className="need-search" action={BOARD}>
      {kind && <input type="hidden" name="kind" value={kind} />}
      {college && <input type="hidden" name="college" value={college} />}
      {isClosed && <input type="hidden" name="show" value="closed" />}
      <label className="search">
        <span className="visually-hidden">{words.label}</span>
        <Icon name="search" />
        <input
          className="input"
          type="search"
          name="q"
          maxLength={charsMax}
          placeholder={words.placeholder}
          defaultValue={q ?? ''}
        />
      </label>
      <label>
        <span className="visually-hidden">{words.cause}</span>
        <select className="input" name="cause" defaultValue={cause ?? NO_FILTER}>
          <option value={NO_FILTER}>{words.causes}</option>
          {causes.map((value) => (
            <option key={value} value={value}>
              {causeName(value)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="visually-hidden">{words.region}</span>
        <select className="input" name="region" defaultValue={region ?? NO_FILTER}>
          <option value={NO_FILTER}>{words.regions}</option>
          {Object.entries(stateOptions(regions)).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </FilterForm>
  )
}
