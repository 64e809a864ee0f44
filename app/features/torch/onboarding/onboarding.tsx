import { localePath } from '#app/platform/language/language-paths.ts'
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { Link } from 'react-router'
import { Flame } from '#app/ui/kolam/flame.tsx'
import { useShownHelplines } from '#app/ui/use-shown-helplines.ts'
import { Beads } from '#app/features/torch/beads.tsx'
import { copy } from '#app/features/torch/copy.ts'
import { forgetMood, useRememberedMood } from '#app/features/torch/memory.ts'
import { type Mood, MOOD_NAMES, MOODS } from '#app/features/torch/moods.ts'
import { addressOf, CONFIRMATION_DELAY_MS, nextStep, type OnboardingAction, type Step } from './onboarding.ts'
import { findKeptStep, forgetStep, keepStep } from './kept-step.ts'
import './onboarding.css'

interface OnboardingProps {
  /** The first step: `stepFromAddress`. */
  start: Step
  /** Called when the user accepts the suggestion, with the mood's name and the path. */
  onComplete: (mood: Mood, path: string) => void
}

interface Shown {
  step: Step
  /** The page was loaded with this step: it does not take the focus. */
  isFirst: boolean
}

const nextShown = (shown: Shown, action: OnboardingAction | { type: 'resume'; step: Step }): Shown =>
  action.type === 'resume'
    ? { step: action.step, isFirst: true }
    : { step: nextStep(shown.step, action), isFirst: false }

/** The onboarding. Every action is a link, so that it also works without JavaScript. A reload goes on where it was. */
export function Onboarding({ start, onComplete }: OnboardingProps) {
  const [{ step, isFirst }, dispatch] = useReducer(nextShown, { step: start, isFirst: true })
  useEffect(() => {
    const kept = findKeptStep(start)
    if (kept) dispatch({ type: 'resume', step: kept })
    // Only when the page is loaded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  // Before she sees the step, so that no reload is faster.
  useLayoutEffect(() => {
    if (!isFirst) keepStep(step)
  }, [step, isFirst])
  useEffect(() => {
    if (step.at !== 'thinking') return
    const timer = setTimeout(() => dispatch({ type: 'answer' }), CONFIRMATION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [step])
  const finish: OnboardingProps['onComplete'] = (mood, path) => {
    forgetStep()
    onComplete(mood, path)
  }
  return (
    <div className="onboarding" data-step={step.at}>
      {step.at === 'welcome' && <Welcome dispatch={dispatch} />}
      {step.at === 'moods' && <Moods dispatch={dispatch} isFirst={isFirst} />}
      {step.at === 'thinking' && <Thinking />}
      {step.at === 'suggestion' && (
        <Suggestion mood={step.mood} dispatch={dispatch} isFirst={isFirst} onComplete={finish} />
      )}
    </div>
  )
}

interface StepProps {
  dispatch: (action: OnboardingAction) => void
  /** Rendered with the page: does not take the focus. */
  isFirst?: boolean
}

function Welcome({ dispatch }: StepProps) {
  const mood = useRememberedMood()
  const words = copy.welcome
  return (
    <>
      <TorchMessage title={words.title} isFirst>
        <p className="secondary-ink">{words.body}</p>
        <p>
          <Link className="write-to-torch" to="/torch">
            {words.write}
          </Link>
        </p>
        {mood && (
          <div className="small">
            <p className="secondary-ink">{words.back(copy.mood[mood].name)}</p>
            <button type="button" className="text-button" onClick={forgetMood}>
              {words.forget}
            </button>
          </div>
        )}
      </TorchMessage>
      <ActionLink className="btn primary big" to={{ at: 'moods' }} onAction={() => dispatch({ type: 'begin' })}>
        {words.begin}
      </ActionLink>
    </>
  )
}

function Moods({ dispatch, isFirst }: StepProps) {
  return (
    <>
      <TorchMessage title={copy.moods.title} isFirst={isFirst}>
        <p className="secondary-ink">{copy.moods.body}</p>
      </TorchMessage>
      <ul className="moods" aria-label={copy.moods.label}>
        {MOOD_NAMES.map((mood) => (
          <li key={mood}>
            <ActionLink
              className={`mood m-${mood}`}
              to={{ at: 'suggestion', mood }}
              onAction={() => dispatch({ type: 'choose', mood })}
            >
              <Flame />
              {copy.mood[mood].name}
            </ActionLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function Thinking() {
  return (
    <TorchMessage title={copy.thinking}>
      <Beads />
    </TorchMessage>
  )
}

function Suggestion({
  mood,
  dispatch,
  isFirst,
  onComplete,
}: StepProps & { mood: Mood; onComplete: OnboardingProps['onComplete'] }) {
  const words = copy.mood[mood]
  return (
    <>
      <TorchMessage title={copy.suggestion.title} isFirst={isFirst}>
        <p className="bubble">{words.suggestion}</p>
        {'help' in words && <Numbers {...words} />}
      </TorchMessage>
      <div className="onboarding-answers">
        <Link className="btn primary big" to={MOODS[mood]} onClick={() => onComplete(mood, MOODS[mood])}>
          {copy.suggestion.go}
        </Link>
        <ActionLink className="btn secondary" to={{ at: 'moods' }} onAction={() => dispatch({ type: 'again' })}>
          {copy.suggestion.again}
        </ActionLink>
        <p className="small muted">{copy.suggestion.memory}</p>
      </div>
    </>
  )
}

/** A heading and text. A later step takes the focus, so that a screen reader reads it. */
function TorchMessage({ title, isFirst = false, children }: { title: string; isFirst?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <div className="torch-says">
      <span className="torch-mark">
        <Flame />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className="stack">{children}</div>
    </div>
  )
}

/** A link to the next step. With JavaScript the step changes without a navigation, and the URL does not change. */
function ActionLink(props: { to: Step; onAction: () => void; className: string; children: ReactNode }) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    props.onAction()
  }
  return (
    <a className={props.className} href={localePath(addressOf(props.to))} onClick={onClick}>
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
