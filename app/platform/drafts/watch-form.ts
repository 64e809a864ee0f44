import { deleteDraft, DRAFT_SENT, type DraftFields, DRAFTS_CLEARED, readDraft, saveDraft } from './draft-store.ts'
import { fillFields, findFormKey, readDefaults, readFields } from './form-fields.ts'
import { setLostUploads, uploadsOf } from './lost-uploads.ts'

/** So that a word is stored at once. */
const SAVE_AFTER_MS = 300

export interface WatchedForm {
  /** Text of an earlier page was filled in. */
  isRestored: boolean
  /** Typed text is stored. */
  isKept: boolean
  /** Starts or stops storing; stopping deletes the draft. */
  keep(isKept: boolean): void
  /** Deletes the draft and resets the fields. */
  clear(): void
  stop(): void
}

interface WatchOptions {
  key: string
  /** A private form: nothing is stored before `keep(true)`. */
  asks: boolean
  /** Called when the draft was deleted elsewhere: at sign-out, at Exit, or because the form was accepted. */
  onGone: () => void
}

/**
 * Fills a form with its draft, and stores what is typed into it. Text that was typed before hydration is kept and stored
 * as well.
 */
export function watchForm(form: HTMLFormElement, { key, asks, onGone }: WatchOptions): WatchedForm {
  const listening = new AbortController()
  const { signal } = listening
  const draft = readDraft(key)
  const renderedKey = findFormKey(form)?.value
  let defaults = readDefaults(form)
  let kept: DraftFields = draft?.fields ?? {}
  let isKept = !asks || draft !== null
  let isStored = draft !== null
  let draftFormKey = draft?.formKey
  let timer: ReturnType<typeof setTimeout> | undefined

  // The server's key until the draft's replaces it; a key that changed since comes from a newer response.
  const formKey = () => {
    const current = findFormKey(form)?.value
    return draftFormKey && current === renderedKey ? draftFormKey : current
  }
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    // The quick exit has hidden the page and emptied the storage.
    if (!isKept || document.documentElement.hidden) return
    kept = { ...kept, ...changedFields(readFields(form), { defaults, kept }) }
    const uploads = uploadsOf(form)
    if (Object.keys(kept).length + uploads.length > 0) {
      isStored = saveDraft(key, { fields: kept, formKey: formKey(), uploads })
    } else if (isStored) {
      isStored = false
      deleteDraft(key)
    }
  }
  const saveSoon = () => {
    if (isKept) timer ??= setTimeout(save, SAVE_AFTER_MS)
  }
  const flush = () => timer !== undefined && save()
  const forget = () => {
    clearTimeout(timer)
    timer = undefined
    kept = {}
    draftFormKey = undefined
    isStored = false
    isKept = !asks
    setLostUploads(form, [])
  }
  const clear = () => {
    deleteDraft(key)
    fillFields(form, defaults)
    forget()
  }

  const typed = changedFields(readFields(form), { defaults, kept: {} })
  const missing = Object.fromEntries(
    Object.entries(kept).filter(([name, texts]) => !(name in typed) && !isSame(texts, defaults[name])),
  )
  const isRestored = draft !== null && Object.keys({ ...missing, ...typed }).length > 0
  fillFields(form, missing)
  setLostUploads(form, draft?.uploads ?? [], draft?.fields)
  if (Object.keys(typed).length > 0) saveSoon()

  for (const type of ['input', 'change']) form.addEventListener(type, saveSoon, { signal })
  form.addEventListener('submit', save, { capture: true, signal })
  form.addEventListener(
    'formdata',
    (formDataEvent) => {
      const field = findFormKey(form)
      if (field) formDataEvent.formData.set(field.name, formKey() ?? field.value)
    },
    { signal },
  )
  addEventListener('pagehide', flush, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && flush(), { signal })
  const empty = () => {
    clear()
    onGone()
  }
  addEventListener(DRAFTS_CLEARED, empty, { signal })
  // A page in the browser's cache is not told of a sign-out.
  addEventListener('pageshow', ({ persisted }) => persisted && isStored && !readDraft(key) && empty(), { signal })
  addEventListener(
    DRAFT_SENT,
    (event) => {
      if ((event as CustomEvent<string>).detail !== key) return
      forget()
      defaults = readFields(form)
      onGone()
    },
    { signal },
  )

  return {
    isRestored,
    isKept,
    keep(next) {
      isKept = next
      if (next) return save()
      deleteDraft(key)
      forget()
    },
    clear,
    stop() {
      flush()
      clearTimeout(timer)
      listening.abort()
    },
  }
}

/** The fields that differ from what the server rendered, and those that the draft already has. */
function changedFields(
  current: DraftFields,
  { defaults, kept }: { defaults: DraftFields; kept: DraftFields },
): DraftFields {
  return Object.fromEntries(
    Object.entries(current).filter(([name, texts]) => name in kept || !isSame(texts, defaults[name])),
  )
}

const isSame = (texts: readonly string[], others: readonly string[] | undefined): boolean =>
  others !== undefined && texts.length === others.length && texts.every((text, index) => text === others[index])
