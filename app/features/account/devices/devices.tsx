import { useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { Failure } from '#app/features/sign-in/failure.tsx'
import { mirror } from '#app/platform/session/session-cookie.ts'
import { showToast } from '#app/ui/toasts.tsx'
import { signOutEverywhere } from '#app/features/account/account-calls.ts'
import { copy } from '#app/features/account/copy.ts'
import { sentences } from '#app/platform/text/sentences.ts'
import type { SignedOut } from './sign-out-devices.server.ts'

const words = copy.devices

export interface Device {
  id: string
  name: string
  /** Where its network is, in words; null where no proxy says so. */
  place: string | null
  since: string
  seen: string
  isThis: boolean
}

/** The user's sessions, this device first, with buttons to sign out one, the others or all. Only the last needs JavaScript. */
export function Devices({ devices, signedOut }: { devices: readonly Device[]; signedOut: SignedOut | undefined }) {
  return (
    <section className="card" id="devices">
      <h3>{words.title}</h3>
      {signedOut && (
        <p className="notice" role="status">
          {words.signedOut[signedOut]}
        </p>
      )}
      <ul className="rows">
        {devices.map((device) => (
          <li key={device.id} className="row between">
            <Row device={device} />
          </li>
        ))}
      </ul>
      <div className="row">
        {devices.length > 1 && (
          <Form method="post" action="#devices" preventScrollReset noValidate>
            <button className="btn secondary" name="act" value="sign-out-others">
              {words.others}
            </button>
          </Form>
        )}
        <Everywhere />
      </div>
      <p className="small secondary-ink">
        {words.hint} {devices.some(({ place }) => place !== null) && words.placeHint}
      </p>
    </section>
  )
}

function Row({ device: { id, name, place, since, seen, isThis } }: { device: Device }) {
  return (
    <>
      <div>
        <b>{name}</b> {isThis && <span className="tag">{words.isThis}</span>}
        <br />
        <span className="small secondary-ink">{sentences(place, words.since(since), words.seen(seen))}</span>
      </div>
      {!isThis && (
        <Form method="post" action="#devices" preventScrollReset noValidate>
          <input type="hidden" name="device" value={id} />
          <button className="btn secondary sm" name="act" value="sign-out-one" aria-label={words.oneLabel(name, since)}>
            {words.one}
          </button>
        </Form>
      )}
    </>
  )
}

/** The client ends the sessions, because this browser stores one of them. */
function Everywhere() {
  const [failure, setFailure] = useState('')
  const { revalidate } = useRevalidator()
  const endAll = async () => {
    const refusal = await signOutEverywhere()
    setFailure(refusal ?? '')
    if (refusal) return
    mirror(null)
    showToast(words.everywhereDone)
    await revalidate()
  }
  return (
    <>
      <Failure message={failure} />
      <button type="button" className="btn secondary" onClick={endAll}>
        {words.everywhere}
      </button>
    </>
  )
}
