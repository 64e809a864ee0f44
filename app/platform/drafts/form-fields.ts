import type { DraftFields } from './draft-store.ts'

// Reads and fills the fields of a form in the page, for drafts.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Controls = ReadonlyMap<string, readonly Control[]>

/** Never stored: secrets, files, and what the page itself sets. */
const SKIPPED_TYPES = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'])
const SKIPPED_AUTOCOMPLETE = /one-time-code|password|^cc-/

/** Dispatched on the form before it is filled; `detail` is the draft. Lists with a variable number of rows add rows. */
export const DRAFT_ROWS = 'diya:draft-rows'

/** The current texts of the fields. */
export const readFields = (form: HTMLFormElement): DraftFields => textsOf(form, currentTexts)

/** The texts that the server rendered. */
export const readDefaults = (form: HTMLFormElement): DraftFields => textsOf(form, defaultTexts)

/** Fills the fields, so that React's states follow; names that the form does not have are ignored. */
export function fillFields(form: HTMLFormElement, fields: DraftFields): void {
  form.dispatchEvent(new CustomEvent(DRAFT_ROWS, { detail: fields }))
  for (const [name, controls] of controlsOf(form)) {
    const texts = fields[name]
    if (texts) controls.forEach((control, index) => fill(control, texts, index))
  }
}

/** The hidden field with the form's idempotency key. */
export const findFormKey = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>('input[type=hidden]:is([name=key], [name=formKey])')

function textsOf(form: HTMLFormElement, read: (control: Control) => readonly string[]): DraftFields {
  return Object.fromEntries([...controlsOf(form)].map(([name, controls]) => [name, controls.flatMap(read)]))
}

function controlsOf(form: HTMLFormElement): Controls {
  const controls = new Map<string, Control[]>()
  for (const element of form.elements) {
    if (isControl(element)) controls.set(element.name, [...(controls.get(element.name) ?? []), element])
  }
  return controls
}

function isControl(element: Element): element is Control {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return element.name !== ''
  if (!(element instanceof HTMLInputElement) || !element.name || SKIPPED_TYPES.has(element.type)) return false
  return !SKIPPED_AUTOCOMPLETE.test(element.autocomplete) && !isConsent(element)
}

/** A consent is given again each time: browsers and drafts do not restore it (`isConsent` of `Check`). */
const isConsent = ({ type, autocomplete }: HTMLInputElement): boolean => type === 'checkbox' && autocomplete === 'off'

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

function currentTexts(control: Control): readonly string[] {
  if (isChoice(control)) return control.checked ? [control.value] : []
  return [control.value]
}

function defaultTexts(control: Control): readonly string[] {
  if (isChoice(control)) return control.defaultChecked ? [control.value] : []
  if (!(control instanceof HTMLSelectElement)) return [control.defaultValue]
  const options = [...control.options]
  const selected = options.find(({ defaultSelected }) => defaultSelected) ?? options.find(({ disabled }) => !disabled)
  return [selected?.value ?? '']
}

function fill(control: Control, texts: readonly string[], index: number): void {
  if (isChoice(control)) return choose(control, texts.includes(control.value))
  const text = texts[index]
  if (text === undefined || control.value === text) return
  if (control instanceof HTMLSelectElement && ![...control.options].some(({ value }) => value === text)) return
  // React overrides `value` on the element to see its own changes; the prototype's setter leaves the change to be seen.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

function choose(control: HTMLInputElement, isChosen: boolean): void {
  if (control.checked === isChosen) return
  // A click cannot clear a radio button.
  if (control.type === 'radio' && !isChosen) control.checked = false
  else control.click()
}
