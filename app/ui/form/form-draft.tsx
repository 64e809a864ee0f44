import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { draftKey } from '#app/platform/drafts/draft-store.ts'
import { type WatchedForm, watchForm } from '#app/platform/drafts/watch-form.ts'
import { copy } from './copy.ts'
import './form-draft.css'

interface FormDraftProps {
  /** Tells apart the forms of a page. */
  name: string
  /** A private form: nothing is stored unless the person ticks a box. */
  asks?: boolean
}

/**
 * Inside a form: keeps what is typed into it in this tab, so that a reload, a discarded tab and Back bring it back, and
 * says so. Renders nothing without JavaScript. The draft is deleted when the server accepts the form, at sign-out and at
 * Exit.
 */
export function FormDraft({ name, asks = false }: FormDraftProps) {
  const key = draftKey(useLocation().pathname, name)
  const place = useRef<HTMLDivElement>(null)
  const watched = useRef<WatchedForm>(null)
  const [state, setState] = useState({ isReady: false, isRestored: false, isKept: false })
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    form.dataset['draft'] = key
    let stopped = false
    // Later, so that the effects of the form's fields have run.
    queueMicrotask(() => {
      if (stopped) return
      const onGone = () => setState({ isReady: true, isRestored: false, isKept: false })
      watched.current = watchForm(form, { key, asks, onGone })
      setState({ ...watched.current, isReady: true })
    })
    return () => {
      stopped = true
      watched.current?.stop()
    }
  }, [key, asks])
  const keep = (isKept: boolean) => {
    watched.current?.keep(isKept)
    setState({ ...state, isRestored: false, isKept })
  }
  const clear = () => {
    watched.current?.clear()
    setState({ ...state, isRestored: false, isKept: false })
  }
  return (
    <div ref={place} className="form-draft">
      {asks && state.isReady && <KeepBox isKept={state.isKept} onKeep={keep} />}
      {state.isRestored && (
        <p className="small secondary-ink" role="status">
          {copy.draft.kept}{' '}
          <button type="button" className="text-button" onClick={clear}>
            {copy.draft.clear}
          </button>
        </p>
      )}
    </div>
  )
}

/** Has no name, so it is not sent with the form. */
function KeepBox({ isKept, onKeep }: { isKept: boolean; onKeep: (isKept: boolean) => void }) {
  const id = useId()
  return (
    <label className="check" htmlFor={id}>
      <input id={id} type="checkbox" checked={isKept} onChange={(event) => onKeep(event.target.checked)} />
      {copy.draft.keep}
    </label>
  )
}
