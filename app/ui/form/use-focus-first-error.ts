import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Focuses the first invalid field of a form; without one, scrolls to the alert. */
export function focusFirstError(form: HTMLFormElement | null | undefined): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (wrong) wrong.focus()
  else form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
}

/**
 * Calls `focusFirstError` each time `errors` changes, in the layout effect, so that keys pressed next go to the field.
 * `errors` is a new object for every response with errors, otherwise undefined. Put the ref on the form.
 */
export function useFocusFirstError(errors: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (errors) focusFirstError(form.current)
  }, [errors])
  return form
}
