/** How long one failed code speaks for the provider. */
const OUTAGE_MS = 60_000

/**
 * Whether the provider of text messages failed lately. Only codes that are sent to everybody who asks may say so: a
 * failure towards a member alone would tell that there is one.
 */
export interface TextOutage {
  note(outcome: 'sent' | 'failed'): void
  isOn(): boolean
}

export function createTextOutage(clock: () => Date): TextOutage {
  let untilMs = 0
  return {
    note: (outcome) => void (untilMs = outcome === 'failed' ? clock().getTime() + OUTAGE_MS : 0),
    isOn: () => clock().getTime() < untilMs,
  }
}
