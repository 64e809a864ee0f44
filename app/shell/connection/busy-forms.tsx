import { useEffect, useRef } from 'react'
import { useFetchers, useNavigation } from 'react-router'
import { copy } from './copy.ts'

/**
 * Marks a form and its pressed button as busy (`data-busy`) until the answer is there, and drops further presses, so
 * that impatience posts nothing twice. A screen reader is told to wait.
 */
export function BusyForms() {
  const isNavigating = useNavigation().formMethod === 'POST'
  const isSending = useFetchers().some(({ formMethod }) => formMethod === 'POST')
  const isBusy = isNavigating || isSending
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
    // A document that the browser took back from its cache, after Back.
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
  }, [isBusy])
  return (
    <p className="visually-hidden" role="status">
      {isBusy ? copy.wait : ''}
    </p>
  )
}

const BUSY = 'data-busy'

/** Forms that are sent by other means than the router say so themselves, by `aria-busy` on their button. */
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
