import type { Dispatch, ReactNode } from 'react'
import { Field } from '#app/ui/form/field.tsx'
import { ResetLink, Torch } from './choices.tsx'
import { copy } from './copy.ts'
import type { Ritual, RitualChange } from './ritual.ts'

const REFLECTION_CHARS_MAX = 4_000

interface ReflectionProps {
  state: Ritual
  dispatch: Dispatch<RitualChange>
  title: (words: string) => ReactNode
  isReady: boolean
  place: 'device' | 'account'
  onKeep: () => void
}

/** The ritual with a text field for a reflection. Without a place to save a card there is no field. */
export function Reflection({ state, dispatch, title, isReady, place, onKeep }: ReflectionProps) {
  const { care, ritual } = state
  if (!care) return null
  const words = care === 'elder' ? copy.elder.reflect : copy[care]
  const act = care === 'elder' ? ritual && copy.elder.ritual.rituals[ritual] : ownRitual(copy[care])
  return (
    <>
      <Torch words={words.torch} />
      <p className="small secondary-ink">{`${copy.chosen}: ${copy.cares[care].title}`}</p>
      {act && (
        <p className="ritual-step">
          <b>{act.title}</b>
          <span className="secondary-ink">{act.line}</span>
        </p>
      )}
      {title(words.question)}
      {isReady ? (
        <Field
          as="textarea"
          name="reflection"
          label={copy.reflection.label}
          hint={copy.reflection.hint[place]}
          rows={4}
          maxLength={REFLECTION_CHARS_MAX}
          value={state.reflection}
          onChange={(event) => dispatch({ reflection: event.target.value })}
        />
      ) : (
        <noscript>
          <p className="notice">{copy.noScript}</p>
        </noscript>
      )}
      <div className="row">
        {isReady && (
          <button type="button" className="btn primary" onClick={onKeep}>
            {copy.keep}
          </button>
        )}
        <ResetLink dispatch={dispatch}>{copy.back}</ResetLink>
      </div>
    </>
  )
}

const ownRitual = ({ ritual, line }: { ritual: string; line: string }) => ({ title: ritual, line })
