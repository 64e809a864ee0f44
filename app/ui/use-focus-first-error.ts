import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the first wrong field each time the server answers with mistakes; where no field is wrong, the
 * reason above them comes into sight. `errors` is new with every such answer, undefined when there is none. Put the
 * ref on the form.
 */
export function useFocusFirstError(errors: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!errors) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
  }, [errors])
  return form
}
