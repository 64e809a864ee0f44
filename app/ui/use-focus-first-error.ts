import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the first wrong field each time the server answers with mistakes.
 * `errors` is the answer's `errors`, undefined when there is none. Put the ref on the form.
 */
export function useFocusFirstError(errors: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return form
}
