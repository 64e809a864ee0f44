import { useEffect, useRef } from 'react'
import { useFetchers, useNavigation } from 'react-router'
import { copy } from './copy.ts'

/**
 * Marks a posted form and its submitter with `data-busy` until the response arrives, and cancels further submits, so
 * that an impatient user posts nothing twice. A status message tells screen readers to wait.
 */
export function BusyForms() {
  const navigation = useNavigation()
  const isNavigating = navigation.formMethod === 'POST'
  const isSending = useFetchers().some(({ formMethod }) => formMethod === 'POST')
  const isBusy = isNavigating || isSending
  // The next step of a flow may be pressed while the page of the step before still loads its data.
  const posted = isNavigating ? navigation.formData : undefined
  const pressed = useRef<SubmitEvent>(null)
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      if (!isBusyForm(event.target)) {
        pressed.current = event
        return
      }
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('submit', onSubmit, true)
    // Back may restore the document from the browser's cache.
    addEventListener('pageshow', releaseForms)
    return () => {
      removeEventListener('submit', onSubmit, true)
      removeEventListener('pageshow', releaseForms)
    }
  }, [])
  useEffect(() => {
    if (!isBusy) return
    const { target, submitter } = pressed.current ?? {}
    if (target instanceof HTMLFormElement) mark(target, submitter ?? null)
    return releaseForms
  }, [isBusy, posted])
  return (
    <p className="visually-hidden" role="status">
      {isBusy ? copy.wait : ''}
    </p>
  )
}

const BUSY = 'data-busy'

/** Forms that do not use the router set `aria-busy` on their button themselves. */
const isBusyForm = (form: EventTarget | null): boolean =>
  form instanceof HTMLFormElement && (form.hasAttribute(BUSY) || form.querySelector('button[aria-busy=true]') !== null)

function mark(form: HTMLFormElement, submitter: HTMLElement | null): void {
  form.setAttribute(BUSY, '')
  submitter?.setAttribute(BUSY, '')
}

/** Lets every form be sent again. */
export function releaseForms(): void {
  for (const element of document.querySelectorAll(`[${BUSY}]`)) element.removeAttribute(BUSY)
}
