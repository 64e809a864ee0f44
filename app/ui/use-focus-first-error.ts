import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Moves the focus to the first wrong field of a form; where no field is wrong, the reason above them comes into sight. */
export function focusFirstError(form: HTMLFormElement | null | undefined): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (wrong) wrong.focus()
  else form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
}

/**
 * Does so each time the server answers with mistakes, in the turn in which they are drawn: a key that she presses
 * lands where she looks. `errors` is new with every such answer, undefined when there is none. Put the ref on the form.
 */
export function useFocusFirstError(errors: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (errors) focusFirstError(form.current)
  }, [errors])
  return form
}
