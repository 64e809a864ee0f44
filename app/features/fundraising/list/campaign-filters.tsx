import { Link } from 'react-router'
import { CAMPAIGN_SEARCH_CHARS_MAX } from '#app/features/fundraising/finding/campaign-filter.ts'
import { optionsOf } from '#app/platform/form/fields.ts'
import { stateOptions } from '#app/platform/india/state-name.ts'
import { FilterForm, NO_FILTER } from '#app/ui/filter-form/filter-form.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { CampaignListView } from './campaign-list-view.server.ts'
import { CAMPAIGNS_PATH } from './campaigns-path.ts'
import { copy } from './copy.ts'

const words = copy.filters

/** Search, cause, State and order of the campaigns. All of it is in the URL. */
export function CampaignFilters({ list }: { list: CampaignListView }) {
  const { q, cause, state, sort, causes, states } = list
  return (
    <FilterForm action={CAMPAIGNS_PATH} className="find" label={words.label}>
      <div className="search">
        <label className="visually-hidden" htmlFor="q">
          {words.search}
        </label>
        <Icon name="search" />
        <input
          className="input"
          id="q"
          name="q"
          type="search"
          maxLength={CAMPAIGN_SEARCH_CHARS_MAX}
          defaultValue={q}
          placeholder={words.placeholder}
          autoComplete="off"
        />
      </div>
      <Choice name="cause" label={words.cause} any={words.anyCause} chosen={cause} options={causes} />
      <Choice
        name="state"
        label={words.state}
        any={words.anyState}
        chosen={state}
        options={states}
        labels={stateOptions(states)}
      />
      <label className="order">
        {words.sort}
        <select className="input" name="sort" defaultValue={sort}>
          {Object.entries(words.sorts).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </FilterForm>
  )
}

interface ChoiceProps {
  name: string
  label: string
  /** The first option, which filters nothing. */
  any: string
  chosen: string | null
  options: readonly string[]
  /** Option → label, in their order; without it the options are their labels. */
  labels?: Readonly<Record<string, string>>
}

function Choice({ name, label, any, chosen, options, labels = optionsOf(options) }: ChoiceProps) {
  return (
    <label>
      {label}
      <select className="input" name={name} defaultValue={chosen ?? NO_FILTER}>
        <option value={NO_FILTER}>{any}</option>
        {chosen && !options.includes(chosen) && <option>{chosen}</option>}
        {Object.entries(labels).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What was found, and what of the URL is not used. */
export function FindingStatus({
  list: { status, unused, clearHref, cards, isFiltered, sort },
}: {
  list: CampaignListView
}) {
  return (
    <>
      {unused.map((sentence) => (
        <p key={sentence} className="notice">
          {sentence}
        </p>
      ))}
      <p className="row between small">
        <b className="num" role="status">
          {status}
        </b>
        {cards.length > 0 && clearHref && (
          <Link to={clearHref} replace preventScrollReset>
            {words.clear}
          </Link>
        )}
        {!isFiltered && sort === 'fair' && <Link to="/how-it-works#campaign-order">{words.why}</Link>}
      </p>
      {cards.length === 0 && isFiltered && (
        <p className="row">
          {clearHref && (
            <Link className="btn secondary" to={clearHref} replace>
              {words.clear}
            </Link>
          )}
          <Link className="btn secondary" to={CAMPAIGNS_PATH} replace>
            {words.all}
          </Link>
        </p>
      )}
    </>
  )
}
