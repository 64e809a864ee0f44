import { type FormEvent, useEffect } from 'react'
import { useFetcher } from 'react-router'
import { showToast, type ToastWords } from '#app/ui/toasts.tsx'

/** The server's response to a form about the cart or the saved list that was sent in the background. */
export interface DeviceFormAnswer {
  ok: boolean
  toast: ToastWords
}

/**
 * Sends a form of the cart or the saved list in the background, shows the result in a toast, and dispatches
 * `cart-changed` or `saved-changed`. Without JavaScript the browser posts it, and the server redirects to `returnTo`.
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
