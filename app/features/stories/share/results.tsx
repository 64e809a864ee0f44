import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { METRIC_NAME_CHARS_MAX, METRIC_VALUE_CHARS_MAX, METRICS_MAX } from '#app/features/stories/schema.ts'
import type { DraftFields } from '#app/platform/drafts/draft-store.ts'
import { DRAFT_ROWS } from '#app/platform/drafts/form-fields.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { FieldError } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './share-copy.ts'

const words = copy.results
/** Empty rows at first, because rows cannot be added without JavaScript. */
const ROWS_AT_FIRST = 2
const ERROR_ID = 'results-error'

interface Row {
  key: number
  name: string
  value: string
}

/** Results as pairs of a name and a value. A row is added when the others are complete; any can be removed. */
export function Results({ values, error }: { values: FormValues; error: string | undefined }) {
  const [rows, setRows] = useState(() => rowsOf(values))
  const [note, setNote] = useState('')
  const isHydrated = useSyncExternalStore(noChange, isHere, isNotHere)
  const nextKey = useRef(rows.length)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const form = list.current?.closest('form')
    const addRows = (event: Event) => {
      const missing = ((event as CustomEvent<DraftFields>).detail['metricName']?.length ?? 0) - rows.length
      const added = Array.from({ length: Math.max(0, missing) }, () => emptyRow((nextKey.current += 1)))
      flushSync(() => setRows([...rows, ...added].slice(0, METRICS_MAX)))
    }
    form?.addEventListener(DRAFT_ROWS, addRows)
    return () => form?.removeEventListener(DRAFT_ROWS, addRows)
  }, [rows])
  const add = () => {
    const inputs = [...(list.current?.querySelectorAll('input') ?? [])]
    const gap = inputs.find((input) => input.value.trim() === '')
    if (gap) {
      setNote(words.both)
      return gap.focus()
    }
    setNote('')
    flushSync(() => setRows([...rows, emptyRow((nextKey.current += 1))]))
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus()
  }
  const remove = (row: Row) => {
    setNote('')
    const left = rows.filter(({ key }) => key !== row.key)
    flushSync(() => setRows(left.length > 0 ? left : [emptyRow((nextKey.current += 1))]))
    list.current?.querySelector('input')?.focus()
  }
  const message = error ?? note
  return (
    <fieldset className="field results" aria-describedby={message ? ERROR_ID : undefined}>
      <legend>{words.title}</legend>
      <span className="hint">{words.hint}</span>
      <ul className="stack" ref={list}>
        {rows.map((row, i) => (
          <li key={row.key} className="result-row">
            <ResultInput row={row} n={i + 1} part="name" error={error} />
            <ResultInput row={row} n={i + 1} part="value" />
            {isHydrated && (
              <button
                type="button"
                className="icon-button"
                title={words.remove}
                aria-label={words.removeNamed(i + 1, row.name)}
                onClick={() => remove(row)}
              >
                <Icon name="x" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <FieldError id={ERROR_ID}>{message}</FieldError>
      {isHydrated &&
        (rows.length < METRICS_MAX ? (
          <button type="button" className="btn secondary sm result-add" onClick={add}>
            <Icon name="plus" small />
            {words.add}
          </button>
        ) : (
          <p className="small secondary-ink">{words.full(METRICS_MAX)}</p>
        ))}
    </fieldset>
  )
}

interface ResultInputProps {
  row: Row
  n: number
  part: 'name' | 'value'
  error?: string | undefined
}

function ResultInput({ row, n, part, error }: ResultInputProps) {
  return (
    <input
      className="input"
      name={part === 'name' ? 'metricName' : 'metricValue'}
      defaultValue={row[part]}
      placeholder={words[part]}
      aria-label={words.numbered(words[part], n)}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? ERROR_ID : undefined}
      maxLength={part === 'name' ? METRIC_NAME_CHARS_MAX : METRIC_VALUE_CHARS_MAX}
      autoComplete="off"
    />
  )
}

/** Whether the page is hydrated: without JavaScript the buttons would do nothing. */
const noChange = () => () => {}
const isHere = () => true
const isNotHere = () => false

const emptyRow = (key: number): Row => ({ key, name: '', value: '' })

function rowsOf(values: FormValues): Row[] {
  const typed: Row[] = []
  for (let i = 0; `metricName.${i}` in values || `metricValue.${i}` in values; i++) {
    typed.push({ key: i, name: values[`metricName.${i}`] ?? '', value: values[`metricValue.${i}`] ?? '' })
  }
  while (typed.length < ROWS_AT_FIRST) typed.push(emptyRow(typed.length))
  return typed
}
