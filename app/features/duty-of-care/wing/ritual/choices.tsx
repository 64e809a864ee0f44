import type { Dispatch, MouseEvent, ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import { Flame } from '#app/ui/kolam/flame.tsx'
import { addressOf, change, type Ritual, type RitualChange, START } from './ritual.ts'

export interface Choosing {
  state: Ritual
  tell: Dispatch<RitualChange>
}

interface ChoicesProps extends Choosing {
  list: readonly { title: string; line?: string; choice: RitualChange }[]
}

/** Each choice is a link to the next step; with JavaScript it leaves no trace in the address or the history. */
export function Choices({ state, tell, list }: ChoicesProps) {
  return (
    <ul className="ritualchoices">
      {list.map(({ title, line, choice }) => (
        <li key={title}>
          <Link
            className="ritualchoice"
            to={addressOf(change(state, choice))}
            preventScrollReset
            onClick={instead(() => tell(choice))}
          >
            <b>{title}</b>
            {line && <span className="small secondary-ink">{line}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Forgets every choice. */
export function ResetLink({ tell, children }: { tell: Dispatch<RitualChange>; children: ReactNode }) {
  return (
    <Link className="btn secondary" to={addressOf(START)} preventScrollReset onClick={instead(() => tell('reset'))}>
      {children}
    </Link>
  )
}

interface TorchProps {
  words: string
  /** Where these words are the step's question themselves. */
  heading?: RefObject<HTMLHeadingElement | null>
}

export function Torch({ words, heading }: TorchProps) {
  return (
    <div className="ritualtorch">
      <span className="tmark">
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

/** A plain press; one with a key or another button does what the browser does. */
function instead(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
