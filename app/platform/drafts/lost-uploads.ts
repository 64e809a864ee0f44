// Uploaded files are not kept with a draft. The upload fields of a restored form say which have to be chosen again.

/** Attribute of a field with chosen files: its name. */
const FIELD = 'data-uploads'

/** Dispatched on the form when its lost uploads have changed. */
const LOST_UPLOADS = 'diya:lost-uploads'

const lost = new WeakMap<HTMLFormElement, ReadonlySet<string>>()

/** The names of the upload fields with files, or whose files were lost. */
export function uploadsOf(form: HTMLFormElement): readonly string[] {
  const filled = [...form.querySelectorAll(`[${FIELD}]`)].map((field) => field.getAttribute(FIELD) ?? '')
  return [...new Set([...filled, ...(lost.get(form) ?? [])])]
}

export function setLostUploads(form: HTMLFormElement, names: readonly string[]): void {
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
  setLostUploads(
    form,
    [...(lost.get(form) ?? [])].filter((other) => other !== name),
  )
  form.dispatchEvent(new Event('change'))
}
