import { copy } from '#app/features/fundraising/builder/copy.ts'
import type { DraftState } from './use-draft.ts'

const words = copy.kept

interface DraftStatusProps {
  owner: string | null
  status: DraftState['status']
  isScripted: boolean
}

/** Where the draft is saved. */
export function DraftStatus({ owner, status, isScripted }: DraftStatusProps) {
  if (!isScripted)
    return owner === null ? (
      <noscript>
        <p className="small secondary-ink">{words.noScript}</p>
      </noscript>
    ) : null
  return <p className="caption muted">{owner === null ? words.device : words[status]}</p>
}
