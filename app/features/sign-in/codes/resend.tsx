import { type MouseEvent, useEffect, useState } from 'react'
import type { TextChannel } from '#app/platform/own-account.ts'
import { PAUSE_S, sendCode } from '#app/features/sign-in/auth-calls.ts'
import { copy } from '#app/features/sign-in/copy.ts'
import type { CodeSentAt } from './use-sent-code.ts'

const MS_PER_S = 1_000

interface ResendProps {
  sent: CodeSentAt
  /** Undefined for a mail. */
  channels: readonly TextChannel[] | undefined
  onResent: (sent: CodeSentAt) => void
  onFailure: (message: string) => void
}

/** Sends another code when the pause is over, by every channel that the service has. */
export function Resend({ sent, channels = ['sms'], onResent, onFailure }: ResendProps) {
  const [now, setNow] = useState(Date.now)
  const [done, setDone] = useState('')
  const waitS = sent.waitS ?? PAUSE_S
  // A change of the clock must not block the button.
  const leftS = Math.min(waitS, Math.ceil(waitS - (now - sent.sentAt) / MS_PER_S))
  useEffect(() => {
    if (leftS <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), MS_PER_S)
    return () => clearTimeout(timer)
  }, [leftS, now])
  const resend = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const channel = currentTarget.value as TextChannel
    onFailure('')
    const sending = await sendCode(sent, channel === 'sms' ? undefined : channel)
    setDone(sending.message ? '' : channel === 'call' ? copy.code.calling : copy.code.resent)
    setNow(Date.now())
    // A refused request changes the pause, and leaves the code that was sent before.
    onResent({ ...sent, sentAt: Date.now(), waitS: sending.waitS })
    if (sending.message) onFailure(sending.message)
  }
  return (
    <div className="small secondary-ink">
      <span role="status">{done}</span>{' '}
      {leftS > 0 ? (
        copy.code.resendIn(leftS)
      ) : (
        <span className="row">
          {channels.map((channel) => (
            <button key={channel} type="button" className="text-button" value={channel} onClick={resend}>
              {channel === 'sms' ? copy.code.resend : copy.code.channel[channel]}
            </button>
          ))}
        </span>
      )}
    </div>
  )
}
