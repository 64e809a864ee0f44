import type { Dispatch, MouseEvent, ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import { Flame } from '#app/ui/kolam/flame.tsx'
import { hrefOf, ritualReducer, type Ritual, type RitualChange, START } from './ritual.ts'

export interface StepState {
  state: Ritual
  dispatch: Dispatch<RitualChange>
}

interface ChoicesProps extends StepState {
  list: readonly { title: string; line?: string; choice: RitualChange }[]
}

/** Each choice is a link to the next step; with JavaScript the URL stays, so that it does not tell the choices. */
export function Choices({ state, dispatch, list }: ChoicesProps) {
  return (
    <ul className="ritual-choices">
      {list.map(({ title, line, choice }) => (
        <li key={title}>
          <Link
            className="ritual-choice"
            to={hrefOf(ritualReducer(state, choice))}
            preventScrollReset
            onClick={onPlainClick(() => dispatch(choice))}
          >
            <b>{title}</b>
            {line && <span className="small secondary-ink">{line}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Clears every choice. */
export function ResetLink({ dispatch, children }: { dispatch: Dispatch<RitualChange>; children: ReactNode }) {
  return (
    <Link
      className="btn secondary"
      to={hrefOf(START)}
      preventScrollReset
      onClick={onPlainClick(() => dispatch('reset'))}
    >
      {children}
    </Link>
  )
}

interface TorchProps {
  words: string
  /** Set when these words are the step's question. */
  heading?: RefObject<HTMLHeadingElement | null>
}

export function Torch({ words, heading }: TorchProps) {
  return (
    <div className="ritual-torch">
      <span className="torch-mark">
        <Flame />
      </span>
      {heading ? (
        <h3 className="bubble" ref={heading} tabIndex={-1}>
          {words}
        </h3>
      ) : (
        <p className="bubble">{words}</p>
      )}
    </div>
  )
}

/** Handles a plain click only; clicks with a modifier key or another button keep the browser's behaviour. */
function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
