import { entryText } from '#app/features/private-notes/copy.ts'
import { formatDateTime } from '#app/platform/time/dates.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from '#app/features/sahaara/copy.ts'
import type { SahaaraLog } from './use-sahaara-log.ts'

/** This week's entries, each with a remove button. */
export function LoggedEntries({ log }: { log: SahaaraLog }) {
  const words = copy.log
  return (
    <details className="week-more">
      <summary>
        {words.entries} <span className="secondary-ink num">{log.entries.length}</span>
      </summary>
      <ul className="logged">
        {log.entries.map(({ id, at, value }) => (
          <li key={id}>
            <span>
              {entryText(value)}
              <time className="caption muted num" dateTime={new Date(at).toISOString()}>
                {formatDateTime(new Date(at))}
              </time>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={words.remove(entryText(value))}
              onClick={() => void log.remove(id)}
            >
              <Icon name="trash" small />
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
