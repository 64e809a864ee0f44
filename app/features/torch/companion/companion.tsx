import type { SolveAction, Tip } from './companion-copy.ts'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Flame } from '#app/ui/kolam/flame.tsx'
import { useFocusAfterChange } from '#app/ui/use-focus-after-change.ts'
import { closeTip, useIsTipClosed } from '#app/features/torch/closed-tip.ts'
import { type CompanionPage, isRotating, ROTATION_MS, tipsFor } from './companion.ts'
import { companionCopy as copy } from './companion-copy.ts'
import type { UserProgress } from '#app/features/torch/journey/journey.ts'
import './companion.css'
import { useHideOnOverlap } from './use-hide-on-overlap.ts'

interface CompanionProps {
  userContext?: string
  currentPage?: CompanionPage
  /**
   * A floating companion starts collapsed as a round button, and stays closed in this tab; an inline one starts open.
   */
  isFloating?: boolean
  userProgress?: Pick<UserProgress, 'coursesCompleted' | 'storiesShared'>
  /** The progress is an example, and the tip says so. */
  isExample?: boolean
  /** Without it the two actions of the solve page scroll to the elements with these ids. */
  onSolveAction?: (link: SolveAction) => void
}

/** The companion: one tip at a time, with one action. Default export for `React.lazy`. */
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
  const [isDismissed, setIsDismissed] = useState(false)
  const isClosed = useIsTipClosed()
  const isVisible = !isDismissed && !(isFloating && isClosed)
  const [isExpanded, setExpanded] = useState(!isFloating)
  const place = useFocusAfterChange<HTMLElement>(isExpanded)
  const rotation = useTipRotation(tips.length, { isOn: isExpanded && isRotating(tips, currentPage), currentPage })
  const isHidden = useHideOnOverlap(isFloating && isVisible, place, !isExpanded)
  const tip = tips[rotation.index]
  if (!isVisible || !tip) return null
  const measure = `companion${isFloating ? ' floating' : ''}${isHidden ? ' aside' : ''}`
  if (!isExpanded) {
    return (
      <button
        ref={place as RefObject<HTMLButtonElement | null>}
        type="button"
        className={`${measure} small`}
        aria-label={copy.open}
        onClick={() => setExpanded(true)}
      >
        <Flame />
      </button>
    )
  }
  return (
    <aside ref={place} className={`${measure} speaking`} aria-label={copy.label} tabIndex={-1}>
      <Flame />
      <p aria-live={rotation.isPaused ? 'polite' : 'off'}>
        {isExample && <span className="tag d-turmeric">{copy.example}</span>}
        {tip.text} <TipAction tip={tip} onSolveAction={onSolveAction} />
      </p>
      <div className="companion-buttons">
        <IconButton label={copy.dismiss} icon="x" onClick={isFloating ? closeTip : () => setIsDismissed(true)} />
        {isFloating && <IconButton label={copy.minimise} icon="minus" onClick={() => setExpanded(false)} />}
      </div>
      {tips.length > 1 && <TipControls tips={tips} rotation={rotation} canPause={isRotating(tips, currentPage)} />}
    </aside>
  )
}

type TipRotation = ReturnType<typeof useTipRotation>

/**
 * The index of the current tip. While `isOn` it advances by a timer, unless the user paused it or prefers reduced
 * motion.
 */
function useTipRotation(count: number, { isOn, currentPage }: { isOn: boolean; currentPage: CompanionPage }) {
  const [index, setIndex] = useState(0)
  const [lastPage, setLastPage] = useState(currentPage)
  if (lastPage !== currentPage) {
    // Another page starts with its first tip.
    setLastPage(currentPage)
    setIndex(0)
  }
  const [choice, setChoice] = useState<'paused' | 'playing' | null>(null)
  const prefersReducedMotion = useSyncExternalStore(onMotionChange, isMotionReduced, () => true)
  const isPaused = choice ? choice === 'paused' : prefersReducedMotion
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

/** The position dots, and the buttons for pause and next. */
function TipControls({ tips, rotation, canPause }: { tips: readonly Tip[]; rotation: TipRotation; canPause: boolean }) {
  return (
    <div className="companion-turn">
      <span className="companion-dots" role="img" aria-label={copy.position(rotation.index + 1, tips.length)}>
        {tips.map(({ link }, i) => (
          <i key={link} className={i === rotation.index ? 'on' : undefined} />
        ))}
      </span>
      {canPause && (
        <IconButton
          label={rotation.isPaused ? copy.play : copy.pause}
          icon={rotation.isPaused ? 'play' : 'pause'}
          onClick={rotation.togglePause}
        />
      )}
      <IconButton label={copy.next} icon="chevron-right" onClick={rotation.next} />
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
            // The target is on the landing page itself.
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
