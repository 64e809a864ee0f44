import { type FormEvent, useEffect } from 'react'
import { useFetcher } from 'react-router'
import { showToast, type ToastWords } from './toasts.tsx'

/** The server's answer to a form about a list on the device, when the page stays where it is. */
export interface DeviceFormAnswer {
  ok: boolean
  toast: ToastWords
}

/**
 * Sends such a form in the background, says in a toast what came of it, and tells whoever draws the list
 * (`cart-changed`, `saved-changed`). Without JavaScript the browser posts it, and `returnTo` leads back.
 */
export function useDeviceForm(action: '/cart' | '/saved'): (event: FormEvent<HTMLFormElement>) => void {
  const fetcher = useFetcher<DeviceFormAnswer>()
  const answer = fetcher.data
  useEffect(() => {
    if (!answer) return
    dispatchEvent(new Event(`${action.slice(1)}-changed`))
    showToast(answer.toast, { destructive: !answer.ok })
  }, [answer, action])
  return (event) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    form.delete('returnTo')
    void fetcher.submit(form, { method: 'post', action, defaultShouldRevalidate: false })
  }
}
