import { type SubmitEvent, useState } from 'react'
import { entryText } from '#app/features/private-notes/copy.ts'
import { indianDay } from '#app/platform/time/dates.ts'
import { copy } from '#app/features/sahaara/copy.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { entryOf } from './log-buttons.ts'
import type { SahaaraLog } from './use-sahaara-log.ts'

/**
 * Buttons that add an entry to the week. With JavaScript the entry is stored in the browser or the account, as the user
 * chose; posted without JavaScript, it is stored only if the user keeps notes in the account.
 */
export function LogForm({ log, formKey }: { log: SahaaraLog; formKey: string }) {
  const [added, setAdded] = useState<{ id: string; words: string } | null>(null)
  const words = copy.log
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const button = (event.nativeEvent as globalThis.SubmitEvent).submitter as HTMLButtonElement | null
    const entry = entryOf(button?.value)
    if (entry) setAdded({ id: log.add(entry), words: entryText(entry) })
  }
  const undo = () => {
    if (added) void log.remove(added.id)
    setAdded(null)
  }
  return (
    <div className="week-add">
      <h3>{words.title}</h3>
      <form
        className="log-buttons"
        method="post"
        action={localePath('/sahaara')}
        data-needs-script=""
        onSubmit={add}
        noValidate
      >
        <input type="hidden" name="id" value={formKey} />
        <div className="row">
          <span className="small secondary-ink">{words.quiet}</span>
          {MINUTES.map(({ button, minutes }) => (
            <button
              key={button}
              className="chip num"
              name="entry"
              value={button}
              aria-label={words.minutesLabel(minutes)}
            >
              {words.minutes(minutes)}
            </button>
          ))}
        </div>
        <div className="row">
          <button className="chip" name="entry" value="self-care" disabled={isTodayCounted(log)}>
            {isTodayCounted(log) ? words.selfCareDone : words.selfCare}
          </button>
          {OTHERS.map(({ button, label }) => (
            <button key={button} className="chip" name="entry" value={button}>
              {label}
            </button>
          ))}
        </div>
      </form>
      <p className="small log-added" role="status">
        {added && (
          <>
            {words.added(added.words)}
            <button type="button" className="text-button" onClick={undo}>
              {words.undo}
            </button>
          </>
        )}
      </p>
    </div>
  )
}

const MINUTES = [
  { button: 'minutes-5', minutes: 5 },
  { button: 'minutes-15', minutes: 15 },
  { button: 'minutes-30', minutes: 30 },
]
const OTHERS = perLanguage(() => [
  { button: 'breathing', label: copy.log.breathing },
  { button: 'story-read', label: copy.log.story },
  { button: 'event-joined', label: copy.log.event },
])

/** A day of self-care is counted once. */
function isTodayCounted({ entries, isReady }: SahaaraLog): boolean {
  if (!isReady) return false
  const today = indianDay(new Date()).day
  return entries.some(({ at, value }) => value.kind === 'self-care' && indianDay(new Date(at)).day === today)
}
