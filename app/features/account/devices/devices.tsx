import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Failure } from '#app/features/sign-in/failure.tsx'
import { mirror } from '#app/platform/session/session-cookie.ts'
import { showToast } from '#app/ui/toasts.tsx'
import { signOutEverywhere, signOutOthers } from '#app/features/account/account-calls.ts'
import { copy } from '#app/features/account/copy.ts'

const words = copy.devices

export interface Device {
  id: string
  name: string
  since: string
  seen: string
  isThis: boolean
}

/** The user's sessions, this device first, with buttons to sign out the others. */
export function Devices({ devices }: { devices: readonly Device[] }) {
  const [failure, setFailure] = useState('')
  const { revalidate } = useRevalidator()
  const endOthers = async () => {
    const refusal = await signOutOthers()
    setFailure(refusal ?? '')
    if (refusal) return
    showToast(words.othersDone)
    await revalidate()
  }
  const endAll = async () => {
    const refusal = await signOutEverywhere()
    setFailure(refusal ?? '')
    if (refusal) return
    mirror(null)
    showToast(words.everywhereDone)
    await revalidate()
  }
  return (
    <section className="card" id="devices">
      <h3>{words.title}</h3>
      <Failure message={failure} />
      <ul className="rows">
        {devices.map(({ id, name, since, seen, isThis }) => (
          <li key={id}>
            <b>{name}</b> {isThis && <span className="tag">{words.isThis}</span>}
            <br />
            <span className="small secondary-ink">{`${words.since(since)}, ${words.seen(seen)}`}</span>
          </li>
        ))}
      </ul>
      <p className="row">
        {devices.length > 1 && (
          <button type="button" className="btn secondary" onClick={endOthers}>
            {words.others}
          </button>
        )}
        <button type="button" className="btn secondary" onClick={endAll}>
          {words.everywhere}
        </button>
      </p>
      <p className="small secondary-ink">{words.hint}</p>
    </section>
  )
}
