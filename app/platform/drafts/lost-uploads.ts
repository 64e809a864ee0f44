import type { DraftFields } from './draft-store.ts'

// Uploaded files are not kept with a draft. The upload fields of a restored form say which have to be chosen again.

/** Attribute of a field with chosen files: its name. */
const FIELD = 'data-uploads'

/** Dispatched on the form when its lost uploads have changed. */
const LOST_UPLOADS = 'diya:lost-uploads'

const lost = new WeakMap<HTMLFormElement, ReadonlySet<string>>()
/** The texts of the draft, with the captions of lost files. */
const texts = new WeakMap<HTMLFormElement, Map<string, string[]>>()

/** The names of the upload fields with files, or whose files were lost. */
export function uploadsOf(form: HTMLFormElement): readonly string[] {
  const filled = [...form.querySelectorAll(`[${FIELD}]`)].map((field) => field.getAttribute(FIELD) ?? '')
  return [...new Set([...filled, ...(lost.get(form) ?? [])])]
}

/** Sets which files of a restored form were lost, and its texts; without texts there are no lost captions any more. */
export function setLostUploads(form: HTMLFormElement, names: readonly string[], fields: DraftFields = {}): void {
  texts.set(form, new Map(names.map((name) => [name, [...(fields[`${name}Caption`] ?? [])]])))
  setLost(form, names)
}

/** The caption that the file at this place of the field had before it was lost, once; '' without one. */
export function takeLostCaption(form: HTMLFormElement, name: string, place: number): string {
  const captions = texts.get(form)?.get(name)
  return captions?.splice(place, 1, '')[0] ?? ''
}

function setLost(form: HTMLFormElement, names: readonly string[]): void {
  lost.set(form, new Set(names))
  form.dispatchEvent(new Event(LOST_UPLOADS))
}

/** Calls `listener` now and whenever it changes whether the files of this field were lost. Returns how to stop. */
export function watchLostUploads(form: HTMLFormElement, name: string, listener: (isLost: boolean) => void): () => void {
  const tell = () => listener(lost.get(form)?.has(name) ?? false)
  tell()
  form.addEventListener(LOST_UPLOADS, tell)
  return () => form.removeEventListener(LOST_UPLOADS, tell)
}

/** Files were chosen or removed: they count as changes of the form, and no longer as lost. */
export function uploadsChanged(form: HTMLFormElement, name: string): void {
  setLost(
    form,
    [...(lost.get(form) ?? [])].filter((other) => other !== name),
  )
  form.dispatchEvent(new Event('change'))
}
