import { useEffect, useRef, useState } from 'react'
import { Failure } from '#app/features/sign-in/failure.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import { copy } from './copy.ts'
import { addPasskey } from './passkey-calls.ts'

/** Offers a passkey after the first sign-in on a device that can make one. `onDone` also without one. */
export default function PasskeyOffer({ onDone }: { onDone: () => unknown }) {
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const add = async () => {
    setBusy(true)
    const message = await addPasskey()
    setFailure(message ?? '')
    if (!message) {
      showToast(copy.done)
      await onDone()
    }
    setBusy(false)
  }
  return (
    <div className="stack passkey-offer">
      <h2 ref={title} tabIndex={-1}>
        {copy.offer.title}
      </h2>
      <p>{copy.offer.lead}</p>
      <p className="small secondary-ink">{copy.offer.mine}</p>
      <Failure message={failure} />
      <button type="button" className="btn primary big wide" aria-busy={busy || undefined} onClick={add}>
        {copy.offer.yes}
      </button>
      <button type="button" className="btn secondary wide" onClick={onDone}>
        {copy.offer.no}
      </button>
    </div>
  )
}
