import type { SensitiveAction } from '#app/features/step-up/sensitive-actions.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'

/** Why a form was not saved. */
export interface EditFailure {
  /** Which act failed, where a screen has several. */
  act?: string
  /** The message of a refusal, shown above the form. */
  refused?: string
  errors?: Readonly<Record<string, string>>
  values?: FormValues
  /** The proof of identity has expired. */
  needsProof?: SensitiveAction
}

interface SubmittedForm {
  act: string
  hidden: FormValues
}

/** Whether the failure belongs to this form. An act may have several forms, one for each row. */
export const isFailureOf = ({ act, values }: EditFailure, form: SubmittedForm): boolean =>
  (act ?? form.act) === form.act &&
  Object.entries(form.hidden).every(([name, value]) => (values?.[name] ?? value) === value)

/** The fields of a form for a change: the slug can be set only when something is created. */
export function withoutSlug<Fields extends { slug: unknown }>(fields: Fields): Omit<Fields, 'slug'> {
  const { slug: _, ...changed } = fields
  return changed
}

/** The query parameter with the id of the edited row; `NEW` for a new row. */
export const EDIT_PARAM = 'edit'
export const NEW = 'new_'

const LIST_PARAMS = ['show', 'page']
/** What the list depends on: it stays while rows are opened and acted on. */
export const listParams = (search: URLSearchParams): [string, string][] =>
  [...search].filter(([name]) => LIST_PARAMS.includes(name))

export const TONES = { good: 'd-neem', bad: 'd-madder', wait: 'd-turmeric', plain: '' } as const

export interface EditorEntry {
  id: string
  title: string
  line: string
  tags: readonly { words: string; tone: keyof typeof TONES }[]
  /** A heading above the first of several entries. */
  group?: { id: string; title: string }
}

/** The form value of a checkbox. */
export const checkboxValue = (isTrue: boolean): string => (isTrue ? 'yes' : '')

/** The loader data of a resource. */
export interface ResourceData {
  entries: readonly EditorEntry[]
  chosen: { id: string; title: string; values: FormValues } | null
  isNew: boolean
  /** The initial values of the form for a new row. */
  blank: FormValues
}
