import { copy } from '#app/features/fundraising/builder/copy.ts'
import type { DraftState } from './use-draft.ts'

const words = copy.kept

interface KeepingProps {
  owner: string | null
  status: DraftState['status']
  isScripted: boolean
}

/** Where the draft is saved. */
export function Keeping({ owner, status, isScripted }: KeepingProps) {
  if (!isScripted)
    return owner === null ? (
      <noscript>
        <p className="small secondary-ink">{words.noScript}</p>
      </noscript>
    ) : null
  return <p className="caption muted">{owner === null ? words.device : words[status]}</p>
}
