import type { GraveAct } from '#app/features/step-up/grave-acts.ts'
import type { FieldSpec } from '#app/platform/declared-form/fields.ts'
import type { FormValues } from '#app/platform/forms.ts'

interface Said {
  label: string
  hint?: string
  optional?: true
}

/** A question of an editor: as in a declared form, or a day with a time on an Indian clock (`2026-12-05T18:30`). */
export type EditorSpec = FieldSpec | (Said & { as: 'moment' })
export type EditorFields = Readonly<Record<string, EditorSpec>>

/** What an editor says when something was not saved. */
export interface EditFailure {
  /** Which act failed, where a screen has several. */
  act?: string
  /** Over the form: a rule that refused. */
  refused?: string
  errors?: Readonly<Record<string, string>>
  values?: FormValues
  /** It was not saved because the proof of identity went stale. */
  needsProof?: GraveAct
}

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
