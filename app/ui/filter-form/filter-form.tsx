import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { copy } from './copy.ts'

/** How long typing has to pause before a search. */
const TYPING_PAUSE_MS = 300

/** The value of a select's first option, when it filters nothing. */
export const NO_FILTER = 'all'

interface FilterFormProps {
  /** The filtered page, optionally with a fragment. */
  action: string
  className?: string
  id?: string
  label?: string
  children: ReactNode
}

/**
 * A search form whose page follows it: a pause in typing or another choice loads the result. The history entry is
 * replaced and the focus stays. Without JavaScript a button sends the form. Fields are text and selects, uncontrolled
 * and without a `key`; the first option of a select is its default and is left out of the address. The page announces its
 * result in a `role="status"` that is always there.
 */
export function FilterForm({ action, className, id, label, children }: FilterFormProps) {
  const form = useFilter(action)
  return (
    <Form
      ref={form}
      id={id}
      className={className}
      action={action}
      role="search"
      aria-label={label}
      preventScrollReset
      replace
      noValidate
    >
      {children}
      {/* Without a button, Enter sends no form with several fields. */}
      <button className="visually-hidden" aria-hidden="true" tabIndex={-1}>
        {copy.apply}
      </button>
      <noscript>
        <button className="btn secondary">{copy.apply}</button>
      </noscript>
    </Form>
  )
}

function useFilter(action: string) {
  const form = useRef<HTMLFormElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const navigate = useNavigate()
  const { search } = useLocation()
  const follow = useRef(() => {})
  useEffect(() => {
    follow.current = () => {
      pause.current = undefined
      if (form.current) void navigate(filteredHref(action, form.current), { replace: true, preventScrollReset: true })
    }
  })
  useEffect(() => {
    const wait = (ms: number) => {
      clearTimeout(pause.current)
      pause.current = setTimeout(() => follow.current(), ms)
    }
    // On the document, because fields with a `form` attribute may be outside of the form.
    const onInput = ({ target }: Event) => {
      if (isField(target) && target.form === form.current)
        wait(target instanceof HTMLInputElement ? TYPING_PAUSE_MS : 0)
    }
    // The router would add the fields that filter nothing.
    const onSubmit = (event: Event) => {
      event.preventDefault()
      wait(0)
    }
    const element = form.current
    // What was typed or chosen before the scripts had loaded.
    if (element && fieldsOf(element).some(isChanged)) wait(0)
    document.addEventListener('input', onInput)
    element?.addEventListener('submit', onSubmit)
    return () => {
      clearTimeout(pause.current)
      document.removeEventListener('input', onInput)
      element?.removeEventListener('submit', onSubmit)
    }
  }, [])
  useFieldsOfAddress({ form, search, isTyping: () => pause.current !== undefined })
  return form
}

/** Shows in the fields what a link or the Back button has put into the address, except where somebody is typing. */
function useFieldsOfAddress(given: {
  form: { readonly current: HTMLFormElement | null }
  search: string
  isTyping: () => boolean
}) {
  const { form, search, isTyping } = given
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search || !form.current || isTyping()) return
    shown.current = search
    const params = new URLSearchParams(search)
    for (const field of fieldsOf(form.current)) {
      if (field !== document.activeElement) field.value = params.get(field.name) ?? emptyOf(field)
    }
  })
}

type FilterField = HTMLInputElement | HTMLSelectElement

const emptyOf = (field: FilterField): string =>
  field instanceof HTMLSelectElement ? (field.options[0]?.value ?? '') : ''

const isField = (target: unknown): target is FilterField =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

const fieldsOf = (form: HTMLFormElement): FilterField[] =>
  [...form.elements].filter((field) => isField(field)).filter(({ type }) => type !== 'hidden')

function isChanged(field: FilterField): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected && !one.defaultSelected)
  return field.value !== field.defaultValue
}

/** The action with the filled fields of the form; its fragment stays. */
function filteredHref(action: string, form: HTMLFormElement): string {
  const [path = '', fragment] = action.split('#')
  const empty = new Set(fieldsOf(form).flatMap((field) => (field.value === emptyOf(field) ? [field.name] : [])))
  const filled = [...new FormData(form)].filter(
    ([name, value]) => !empty.has(name) && typeof value === 'string' && value.trim() !== '',
  )
  const search = new URLSearchParams(filled as [string, string][]).toString()
  return `${path}${search && `?${search}`}${fragment ? `#${fragment}` : ''}`
}
