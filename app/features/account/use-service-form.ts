import { type FormEvent, useLayoutEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { STEP_UP_NEEDED } from '#app/features/sign-in/error-messages.ts'
import { showToast, type ToastWords } from '#app/ui/toasts.tsx'
import { focusFirstError } from '#app/ui/use-focus-first-error.ts'

export interface ServiceForm {
  busy: boolean
  /** What went wrong, for the field that the form is about. */
  failure: string
  /** New with every refusal that waits for a fresh proof of identity. */
  stale: object | undefined
  submit(event: FormEvent<HTMLFormElement>): void
}

/** A password is what was typed, spaces and all: so it is compared at the next sign-in. */
const PASSWORDS = new Set(['password', 'current'])

function readField(data: FormData, name: string): string {
  const typed = String(data.get(name) ?? '')
  return PASSWORDS.has(name) ? typed : typed.trim()
}

/**
 * A form that is sent through the auth client. `call` resolves to words when the service refused; otherwise the
 * page loads anew and `done` is shown.
 */
export function useServiceForm(
  call: (text: (name: string) => string) => Promise<string | undefined>,
  done?: ToastWords,
): ServiceForm {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ words: string; form: HTMLFormElement }>()
  const { revalidate } = useRevalidator()
  useLayoutEffect(() => focusFirstError(refusal?.form), [refusal])
  const run = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    setBusy(true)
    const words = await call((name) => readField(data, name))
    setRefusal(words ? { words, form } : undefined)
    if (!words) {
      // Before anything tells her that it is done: what she types from then on is hers.
      form.reset()
      if (done) showToast(done)
      await revalidate()
    }
    setBusy(false)
  }
  const stale = refusal?.words === STEP_UP_NEEDED ? refusal : undefined
  return {
    busy,
    failure: stale ? '' : (refusal?.words ?? ''),
    stale,
    submit: (event) => {
      event.preventDefault()
      if (!busy) void run(event.currentTarget)
    },
  }
}
