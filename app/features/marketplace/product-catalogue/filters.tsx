import { useState } from 'react'
import { Link } from 'react-router'
import { copy } from './copy.ts'
import { PRICE_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { NO_FILTER } from '#app/ui/filter-form/filter-form.tsx'
import { stateName, stateOptions } from '#app/platform/india/state-name.ts'
import { FORM } from './form.ts'
import type { FiltersView } from './product-catalogue-view.server.ts'
import './filters.css'

const words = copy.filters
/** Six digits, with spaces. */
const PIN_CHARS_MAX = 10

/** Price, PIN code, State, verified sellers and order: folded on a phone, open on a wide screen. They belong to the search form. */
export function Filters({ filters }: { filters: FiltersView }) {
  const { from, to, pin, states, state, isVerifiedOnly, sort, title, clearHref, note } = filters
  // Only when the page is opened: it must not fold while somebody corrects a field.
  const [isOpen] = useState([from, to, pin].some(({ error }) => error !== null))
  return (
    <details className="filters" open={isOpen}>
      <summary>{title}</summary>
      <div className="filters-body">
        <fieldset>
          <legend className="visually-hidden">{words.price}</legend>
          <TextFilter name="price_from" label={words.from} field={from} charsMax={PRICE_CHARS_MAX} />
          <TextFilter name="price_to" label={words.to} field={to} charsMax={PRICE_CHARS_MAX} />
        </fieldset>
        <TextFilter name="pin" label={words.pin} field={pin} charsMax={PIN_CHARS_MAX} autoComplete="postal-code" />
        {states.length > 0 && (
          <label>
            {words.state}
            <select className="input" name="state" form={FORM} defaultValue={state ?? NO_FILTER}>
              <option value={NO_FILTER}>{words.anyState}</option>
              {state && !states.includes(state) && <option value={state}>{stateName(state)}</option>}
              {Object.entries(stateOptions(states)).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {words.sellers}
          <select className="input" name="verified" form={FORM} defaultValue={isVerifiedOnly ? '1' : NO_FILTER}>
            <option value={NO_FILTER}>{words.anySeller}</option>
            <option value="1">{words.verified}</option>
          </select>
        </label>
        <label>
          {copy.sort.label}
          <select className="input" name="sort" form={FORM} defaultValue={sort}>
            {Object.entries(copy.sort.options).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <button className="btn secondary" form={FORM}>
            {words.apply}
          </button>
        </noscript>
        {clearHref && (
          <Link to={`${clearHref}#products`} replace preventScrollReset>
            {words.clear}
          </Link>
        )}
        {note && <p className="small secondary-ink">{note}</p>}
      </div>
    </details>
  )
}

interface TextFilterProps {
  name: string
  label: string
  field: { typed: string; error: string | null }
  charsMax: number
  autoComplete?: string
}

function TextFilter({ name, label, field: { typed, error }, charsMax, autoComplete = 'off' }: TextFilterProps) {
  const id = `${name}-error`
  return (
    <label>
      {label}
      <input
        className="input"
        name={name}
        form={FORM}
        inputMode={name === 'pin' ? 'numeric' : 'decimal'}
        maxLength={charsMax}
        defaultValue={typed}
        autoComplete={autoComplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      />
      {error && (
        <span className="error" id={id}>
          {error}
        </span>
      )}
    </label>
  )
}
