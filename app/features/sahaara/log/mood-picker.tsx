import { useEffect, useRef } from 'react'
import { copy as wellbeing } from '#app/features/private-notes/copy.ts'
import { SAHAARA_MOODS, type SahaaraMood } from '#app/features/private-notes/views.ts'
import { Flame } from '#app/ui/kolam/flame.tsx'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { copy } from '#app/features/sahaara/copy.ts'

const DYES: Record<SahaaraMood, string> = {
  peaceful: 'd-neem',
  overwhelmed: 'd-lotus',
  hopeful: 'd-turmeric',
  restless: 'd-madder',
  tender: 'd-jamun',
  growing: 'd-peacock',
}
/** Moods after which a helpline is shown with the suggestion. */
const DISTRESSED_MOODS: readonly SahaaraMood[] = ['overwhelmed', 'tender']

interface MoodPickerProps {
  kolams: Record<SahaaraMood, KolamDrawing>
  /** Where a check-in is stored; null where it cannot be, as without JavaScript. */
  counted: keyof typeof copy.moods.counted | null
  onChoose: (mood: SahaaraMood) => void
}

/**
 * Six moods, with a suggestion for the chosen one. Works with radios and CSS alone; a form with the method `dialog`
 * outside a dialog is never submitted, not even on Enter.
 */
export function MoodPicker({ kolams, counted, onChoose }: MoodPickerProps) {
  const words = copy.moods
  const form = useRef<HTMLFormElement>(null)
  const isReady = counted !== null
  useEffect(() => {
    // A mood that was chosen before hydration.
    const early = isReady && form.current?.querySelector<HTMLInputElement>('input:checked')
    if (early) onChoose(early.value as SahaaraMood)
    // Only once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady])
  return (
    <form ref={form} className="wrap sahaara-moods" method="dialog" autoComplete="off" aria-labelledby="moods-title">
      <h2 id="moods-title">{words.title}</h2>
      <div className="mood-grid" role="radiogroup" aria-label={words.label}>
        {SAHAARA_MOODS.map((mood) => (
          <label key={mood} className={`mood-choice choice ${DYES[mood]}`}>
            <input type="radio" name="mood" value={mood} onChange={() => onChoose(mood)} />
            <Kolam drawing={kolams[mood]} stroke={0.13} />
            {wellbeing.moods[mood]}
          </label>
        ))}
      </div>
      <div aria-live="polite">
        {SAHAARA_MOODS.map((mood) => (
          <Suggestion key={mood} mood={mood} counted={counted} />
        ))}
      </div>
    </form>
  )
}

function Suggestion({ mood, counted }: { mood: SahaaraMood; counted: MoodPickerProps['counted'] }) {
  const words = copy.moods
  const { text, action } = words.suggestions[mood]
  const isHeavy = DISTRESSED_MOODS.includes(mood)
  return (
    <div className={`suggestion for-${mood}`}>
      <span className="torch-mark">
        <Flame />
      </span>
      <div className="bubble">
        <p>{text}</p>
        {isHeavy && (
          <p className="small">
            {words.heavy.before}
            <a href={copy.help.tel}>{words.heavy.number}</a>
            {words.heavy.after}
          </p>
        )}
        <div className="row">
          <a className="btn primary sm" href={action.to}>
            {action.label}
          </a>
          <button type="reset" className="btn sm quiet">
            {words.notNow}
          </button>
        </div>
        {counted && <p className="caption muted">{words.counted[counted]}</p>}
      </div>
    </div>
  )
}
