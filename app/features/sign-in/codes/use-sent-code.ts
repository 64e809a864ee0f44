import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { CODE_DRAFT, deleteDraft, draftKey, readDraft, saveDraft } from '#app/platform/drafts/draft-store.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { useHistoryStep } from '#app/ui/history-step.ts'
import { PAUSE_S, type SentCode } from '#app/features/sign-in/auth-calls.ts'

/** How long the step is offered again: the lifetime of a code. */
export const CODE_MS_MAX = 10 * MINUTE_MS

export interface CodeSentAt extends SentCode {
  /** Milliseconds since 1970; 0 when the next one may be requested at once. */
  sentAt: number
  /** Seconds from then until another one may be requested; absent: the usual pause. */
  waitS?: number
}

interface SentCodeStep {
  /** Undefined also while the form is shown. */
  sent: CodeSentAt | undefined
  setSent: (sent: CodeSentAt | undefined) => void
  /** Returns to the form. */
  back: () => void
}

/**
 * The code step of a screen. It is kept in this tab, so that going to the mail app, a reload and a discarded tab return
 * to it; until the sign-in, sign-out, Exit, or the end of the code's lifetime. Undefined on the server. It has its own
 * entry of the history: Back shows the form, Forward the code step again.
 * @param screen path of the screen, and its purpose
 */
export function useSentCode(screen: string): SentCodeStep {
  const key = draftKey(screen, CODE_DRAFT)
  const [changed, setChanged] = useState<{ sent: CodeSentAt | undefined }>()
  const isHydrated = useSyncExternalStore(noChange, isHere, isNotHere)
  const restored = useMemo(() => (isHydrated ? readSent(key) : undefined), [isHydrated, key])
  const { step, push, back } = useHistoryStep('code')
  const change = (sent: CodeSentAt | undefined) => {
    if (sent) saveDraft(key, { fields: fieldsOf(sent) })
    else deleteDraft(key)
    setChanged({ sent })
    if (sent) push(1)
  }
  useEffect(() => {
    if (restored) push(1)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [restored])
  const sent = changed ? changed.sent : restored
  return { sent: step > 0 ? sent : undefined, setSent: change, back: () => back() }
}

const noChange = () => () => {}
const isHere = () => true
const isNotHere = () => false

const fieldsOf = ({ address, reason, landing, name, sentAt, waitS = PAUSE_S }: CodeSentAt) => ({
  ...('email' in address ? { email: [address.email] } : { phone: [address.phone] }),
  reason: [reason],
  landing: [landing],
  sentAt: [String(sentAt)],
  waitS: [String(waitS)],
  ...(name && { name: [name] }),
  keptAt: [String(Date.now())],
})

function readSent(key: string): CodeSentAt | undefined {
  const fields = readDraft(key)?.fields
  if (!fields) return undefined
  const text = (name: string) => fields[name]?.[0] ?? ''
  const address = text('email') ? { email: text('email') } : { phone: text('phone') }
  const name = text('name')
  const sent = {
    address,
    reason: text('reason') as SentCode['reason'],
    landing: text('landing'),
    ...(name && { name }),
    sentAt: Number(text('sentAt')),
    waitS: Number(text('waitS')),
  }
  if (Date.now() - Number(text('keptAt')) < CODE_MS_MAX) return sent
  deleteDraft(key)
  return undefined
}
