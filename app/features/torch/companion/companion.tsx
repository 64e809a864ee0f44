import type { SolveAction, Tip } from './companion-copy.ts'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Flame } from '#app/ui/kolam/flame.tsx'
import { useFocusAfterChange } from '#app/ui/use-focus-after-change.ts'
import { type CompanionPage, isRotating, ROTATION_MS, tipsFor } from './companion.ts'
import { companionCopy as copy } from './companion-copy.ts'
import type { UserProgress } from '#app/features/torch/journey/journey.ts'
import './companion.css'
import { useStepAside } from './use-step-aside.ts'

interface CompanionProps {
  userContext?: string
  currentPage?: CompanionPage
  /** Floating, it begins as the small round button; inline, it begins open. */
  isFloating?: boolean
  userProgress?: Pick<UserProgress, 'coursesCompleted' | 'storiesShared'>
  /** The progress is an example, and the tip says so. */
  isExample?: boolean
  /** Without it the two actions of the solve page lead to the places of these names. */
  onSolveAction?: (link: SolveAction) => void
}

/** Torch at the side: one tip at a time, with one thing to do. Default export for `React.lazy`. */
export default function Companion({
  userContext,
  currentPage = 'home',
  isFloating = false,
  userProgress,
  isExample = false,
  onSolveAction,
}: CompanionProps) {
  const { pathname } = useLocation()
  const tips = tipsFor({ userContext, currentPage, userProgress, path: pathname })
  const [isVisible, setVisible] = useState(true)
  const [isExpanded, setExpanded] = useState(!isFloating)
  const place = useFocusAfterChange<HTMLElement>(isExpanded)
  const turning = useTurningTips(tips.length, { isOn: isExpanded && isRotating(tips, currentPage), currentPage })
  const isAside = useStepAside(isFloating && isVisible, place)
  const tip = tips[turning.index]
  if (!isVisible || !tip) return null
  const look = `companion${isFloating ? ' floating' : ''}${isAside ? ' aside' : ''}`
  if (!isExpanded) {
    return (
      <button
        ref={place as RefObject<HTMLButtonElement | null>}
        type="button"
        className={`${look} small`}
        aria-label={copy.open}
        onClick={() => setExpanded(true)}
      >
        <Flame />
      </button>
    )
  }
  return (
    <aside ref={place} className={`${look} speaking`} aria-label={copy.label} tabIndex={-1}>
      <Flame />
      <p aria-live={turning.isPaused ? 'polite' : 'off'}>
        {isExample && <span className="tag d-turmeric">{copy.example}</span>}
        {tip.text} <TipAction tip={tip} onSolveAction={onSolveAction} />
      </p>
      <div className="companion-buttons">
        <IconButton label={copy.dismiss} icon="x" onClick={() => setVisible(false)} />
        {isFloating && <IconButton label={copy.minimise} icon="minus" onClick={() => setExpanded(false)} />}
      </div>
      {tips.length > 1 && <Turning tips={tips} turning={turning} canPause={isRotating(tips, currentPage)} />}
    </aside>
  )
}

type TurningTips = ReturnType<typeof useTurningTips>

/** Which tip stands; while `isOn`, the next one comes by itself, unless she paused or asked for less motion. */
function useTurningTips(count: number, { isOn, currentPage }: { isOn: boolean; currentPage: CompanionPage }) {
  const [index, setIndex] = useState(0)
  const [turnedOn, setTurnedOn] = useState(currentPage)
  if (turnedOn !== currentPage) {
    // Another page begins with its first tip.
    setTurnedOn(currentPage)
    setIndex(0)
  }
  const [choice, setChoice] = useState<'paused' | 'playing' | null>(null)
  const wantsStillness = useSyncExternalStore(onMotionChange, isMotionReduced, () => true)
  const isPaused = choice ? choice === 'paused' : wantsStillness
  useEffect(() => {
    if (!isOn || isPaused) return
    const timer = setInterval(() => setIndex((at) => at + 1), ROTATION_MS)
    return () => clearInterval(timer)
  }, [isOn, isPaused])
  return {
    index: index % count,
    isPaused,
    next: () => setIndex((at) => at + 1),
    togglePause: () => setChoice(isPaused ? 'playing' : 'paused'),
  }
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
const isMotionReduced = () => matchMedia(REDUCED_MOTION).matches

function onMotionChange(listener: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The dots that mark the current tip, and the ways to stop and to turn. */
function Turning({ tips, turning, canPause }: { tips: readonly Tip[]; turning: TurningTips; canPause: boolean }) {
  return (
    <div className="companion-turn">
      <span className="companion-dots" role="img" aria-label={copy.position(turning.index + 1, tips.length)}>
        {tips.map(({ link }, i) => (
          <i key={link} className={i === turning.index ? 'on' : undefined} />
        ))}
      </span>
      {canPause && (
        <IconButton
          label={turning.isPaused ? copy.play : copy.pause}
          icon={turning.isPaused ? 'play' : 'pause'}
          onClick={turning.togglePause}
        />
      )}
      <IconButton label={copy.next} icon="chevron-right" onClick={turning.next} />
    </div>
  )
}

function TipAction({ tip, onSolveAction }: { tip: Tip } & Pick<CompanionProps, 'onSolveAction'>) {
  const navigate = useNavigate()
  const words = (
    <>
      <Icon name={tip.icon} small />
      {tip.label}
    </>
  )
  switch (tip.actionType) {
    case 'scroll':
      return (
        <a
          className="go"
          href={tip.link}
          onClick={(event) => {
            if (document.querySelector(tip.link)) return
            // The place stands on the landing page.
            event.preventDefault()
            void navigate(`/${tip.link}`)
          }}
        >
          {words}
        </a>
      )
    case 'navigate':
      return (
        <Link className="go" to={tip.link}>
          {words}
        </Link>
      )
    case 'solve-action':
      return (
        <a
          className="go"
          href={`#${tip.link}`}
          data-ask={tip.link}
          onClick={(event) => {
            if (!onSolveAction) return
            event.preventDefault()
            onSolveAction(tip.link)
          }}
        >
          {words}
        </a>
      )
  }
}

function IconButton(props: {
  label: string
  icon: 'x' | 'minus' | 'pause' | 'play' | 'chevron-right'
  onClick: () => void
}) {
  return (
    <button type="button" className="iconbtn" aria-label={props.label} onClick={props.onClick}>
      <Icon name={props.icon} small />
    </button>
  )
}
