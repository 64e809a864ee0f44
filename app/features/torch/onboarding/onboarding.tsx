import { type MouseEvent, type ReactNode, useEffect, useReducer, useRef } from 'react'
import { Link } from 'react-router'
import { Flame } from '#app/ui/kolam/flame.tsx'
import { useShownHelplines } from '#app/ui/use-shown-helplines.ts'
import { Beads } from '#app/features/torch/beads.tsx'
import { copy } from '#app/features/torch/copy.ts'
import { forgetMood, useRememberedMood } from '#app/features/torch/memory.ts'
import { type Mood, MOOD_NAMES, MOODS } from '#app/features/torch/moods.ts'
import { addressOf, CONFIRMATION_DELAY_MS, nextStep, type Move, type Step } from './onboarding.ts'
import './onboarding.css'

interface OnboardingProps {
  /** Where the talk begins: `stepFromAddress`. */
  start: Step
  /** She said yes: the mood's name, and where Torch leads her. */
  onComplete: (mood: Mood, path: string) => void
}

/** The first talk with Torch. Every move is a link, so that it also works without JavaScript. */
export function Onboarding({ start, onComplete }: OnboardingProps) {
  const [step, move] = useReducer(nextStep, start)
  useEffect(() => {
    if (step.at !== 'thinking') return
    const timer = setTimeout(() => move({ type: 'answer' }), CONFIRMATION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [step])
  return (
    <div className="onboarding" data-step={step.at}>
      {step.at === 'welcome' && <Welcome move={move} />}
      {step.at === 'moods' && <Moods move={move} isFirst={start.at === 'moods'} />}
      {step.at === 'thinking' && <Thinking />}
      {step.at === 'suggestion' && (
        <Suggestion mood={step.mood} move={move} isFirst={start.at === 'suggestion'} onComplete={onComplete} />
      )}
    </div>
  )
}

interface StepProps {
  move: (move: Move) => void
  /** Drawn with the page: then the focus stays where it is. */
  isFirst?: boolean
}

function Welcome({ move }: StepProps) {
  const mood = useRememberedMood()
  const words = copy.welcome
  return (
    <>
      <Says title={words.title} isFirst>
        <p className="secondary-ink">{words.body}</p>
        <p>
          <Link className="write-to-torch" to="/torch">
            {words.write}
          </Link>
        </p>
        {mood && (
          <div className="small">
            <p className="secondary-ink">{words.back(copy.mood[mood].name)}</p>
            <button type="button" className="textbtn" onClick={forgetMood}>
              {words.forget}
            </button>
          </div>
        )}
      </Says>
      <MoveLink className="btn primary big" to={{ at: 'moods' }} onMove={() => move({ type: 'begin' })}>
        {words.begin}
      </MoveLink>
    </>
  )
}

function Moods({ move, isFirst }: StepProps) {
  return (
    <>
      <Says title={copy.moods.title} isFirst={isFirst}>
        <p className="secondary-ink">{copy.moods.body}</p>
      </Says>
      <ul className="moods" aria-label={copy.moods.label}>
        {MOOD_NAMES.map((mood) => (
          <li key={mood}>
            <MoveLink
              className={`mood m-${mood}`}
              to={{ at: 'suggestion', mood }}
              onMove={() => move({ type: 'choose', mood })}
            >
              <Flame />
              {copy.mood[mood].name}
            </MoveLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function Thinking() {
  return (
    <Says title={copy.thinking}>
      <Beads />
    </Says>
  )
}

function Suggestion({
  mood,
  move,
  isFirst,
  onComplete,
}: StepProps & { mood: Mood; onComplete: OnboardingProps['onComplete'] }) {
  const words = copy.mood[mood]
  return (
    <>
      <Says title={copy.suggestion.title} isFirst={isFirst}>
        <p className="bubble">{words.suggestion}</p>
        {'help' in words && <Numbers {...words} />}
      </Says>
      <div className="onboarding-answers">
        <Link className="btn primary big" to={MOODS[mood]} onClick={() => onComplete(mood, MOODS[mood])}>
          {copy.suggestion.go}
        </Link>
        <MoveLink className="btn secondary" to={{ at: 'moods' }} onMove={() => move({ type: 'again' })}>
          {copy.suggestion.again}
        </MoveLink>
        <p className="small muted">{copy.suggestion.memory}</p>
      </div>
    </>
  )
}

/** Torch and its words. A step that comes later takes the focus, so that it is read out. */
function Says({ title, isFirst = false, children }: { title: string; isFirst?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <div className="torch-says">
      <span className="tmark">
        <Flame />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className="stack">{children}</div>
    </div>
  )
}

/** A link to the next step; once the page is alive the step comes without a new page, and the address stays quiet. */
function MoveLink(props: { to: Step; onMove: () => void; className: string; children: ReactNode }) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    props.onMove()
  }
  return (
    <a className={props.className} href={addressOf(props.to)} onClick={onClick}>
      {props.children}
    </a>
  )
}

function Numbers({ help, numbers }: { help: string; numbers: readonly { number: string }[] }) {
  const shown = useShownHelplines(numbers)
  return (
    <p className="small onboarding-help">
      {help}
      {shown.map(({ number }) => (
        <a key={number} className="help-number num" href={`tel:${number}`}>
          {number}
        </a>
      ))}
    </p>
  )
}
