import { type FormEvent, useLayoutEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { copy as errors } from '#app/features/sign-in/error-messages-copy.ts'
import { showToast, type ToastWords } from '#app/ui/toasts.tsx'
import { focusFirstError } from '#app/ui/form/use-focus-first-error.ts'

export interface ServiceForm {
  busy: boolean
  /** The error of the form's field. */
  failure: string
  /** Changes with every refusal that needs a fresh proof of identity. */
  stale: object | undefined
  submit(event: FormEvent<HTMLFormElement>): void
}

/** Passwords are sent untrimmed, as at the next sign-in. */
const PASSWORDS = new Set(['password', 'current'])

function readField(data: FormData, name: string): string {
  const typed = String(data.get(name) ?? '')
  return PASSWORDS.has(name) ? typed : typed.trim()
}

/**
 * A form that is submitted through the auth client. `call` resolves to an error message when the service refused;
 * otherwise the page reloads its data and shows `done`.
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
      // Before the success message is shown: what is typed afterwards must stay.
      form.reset()
      if (done) showToast(done)
      await revalidate()
    }
    setBusy(false)
  }
  const stale = refusal?.words === errors.stepUpNeeded ? refusal : undefined
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
