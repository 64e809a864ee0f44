import type { SensitiveAction } from '#app/features/step-up/sensitive-actions.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'

/** What an editor says when something was not saved. */
export interface EditFailure {
  /** Which act failed, where a screen has several. */
  act?: string
  /** Over the form: a rule that refused. */
  refused?: string
  errors?: Readonly<Record<string, string>>
  values?: FormValues
  /** It was not saved because the proof of identity went stale. */
  needsProof?: SensitiveAction
}

interface AskingForm {
  act: string
  hidden: FormValues
}

/** Whether it was this form: one act may have several, for one row each. */
export const isAbout = ({ act, values }: EditFailure, form: AskingForm): boolean =>
  (act ?? form.act) === form.act &&
  Object.entries(form.hidden).every(([name, value]) => (values?.[name] ?? value) === value)

/** In an address: this one is being changed. A new one is `NEW`. */
export const EDIT_PARAM = 'edit'
export const NEW = 'new_'

export const TONES = { good: 'd-neem', bad: 'd-madder', wait: 'd-turmeric', plain: '' } as const

export interface EditorEntry {
  id: string
  title: string
  line: string
  tags: readonly { words: string; tone: keyof typeof TONES }[]
}

/** A box to tick as its form shows it. */
export const tick = (isTrue: boolean): string => (isTrue ? 'yes' : '')

/** What the screen of a list reads. */
export interface ResourceData {
  entries: readonly EditorEntry[]
  chosen: { id: string; title: string; values: FormValues } | null
  isNew: boolean
  /** What the form of a new one begins with. */
  blank: FormValues
}
