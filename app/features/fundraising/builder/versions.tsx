import { formatDateTime } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'
import type { OtherVersion } from '#app/features/fundraising/drafts/device-draft.ts'

const words = copy.versions

interface VersionsProps {
  other: OtherVersion | null
  onChoose: (which: 'other' | 'this') => void
}

/** Asks which version of the draft to use. */
export function Versions({ other, onChoose }: VersionsProps) {
  if (!other) return null
  const at = formatDateTime(new Date(other.at ?? 0))
  const said = other.where === 'gone' ? words.gone : words[other.where](at)
  return (
    <div className="notice versions" role="status">
      <p>{said}</p>
      <p className="row">
        <button type="button" className="btn secondary sm" onClick={() => onChoose('other')}>
          {words.swap[other.where]}
        </button>
        <button type="button" className="btn secondary sm" onClick={() => onChoose('this')}>
          {words.keep}
        </button>
      </p>
    </div>
  )
}
