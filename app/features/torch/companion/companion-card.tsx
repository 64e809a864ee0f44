import type { SolveAction, Tip } from './companion-copy.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { type CompanionPage, isRotating, ROTATION_MS, tipsFor } from './companion.ts'
import { companionCopy as copy } from './companion-copy.ts'
import type { UserProgress } from '#app/features/torch/journey/journey.ts'

export interface CompanionCardProps {
  userContext?: string
  currentPage?: CompanionPage
  userProgress?: Pick<UserProgress, 'coursesCompleted' | 'storiesShared'>
  /** The progress is an example, and the tip says so. */
  isExample?: boolean
  /** Without it the two actions of the solve page scroll to the elements with these ids. */
  onSolveAction?: (link: SolveAction) => void
  onDismiss: () => void
  /** Absent: the card cannot be minimised. */
  onMinimise?: (() => void) | undefined
}

/** One tip at a time, with one action. Default export for lazy loading. */
export default function CompanionCard({
  userContext,
  currentPage = 'home',
  userProgress,
  isExample = false,
  onSolveAction,
  onDismiss,
  onMinimise,
}: CompanionCardProps) {
  const { pathname } = useLocation()
  const tips = tipsFor({ userContext, currentPage, userProgress, path: pathname })
  const rotation = useTipRotation(tips.length, { isOn: isRotating(tips, currentPage), currentPage })
  const tip = tips[rotation.index]
  if (!tip) return null
  return (
    <>
      <p aria-live={rotation.isPaused ? 'polite' : 'off'}>
        {isExample && <span className="tag d-turmeric">{copy.example}</span>}
        {tip.text} <TipAction tip={tip} onSolveAction={onSolveAction} />
      </p>
      <div className="companion-buttons">
        <IconButton label={copy.dismiss} icon="x" onClick={onDismiss} />
        {onMinimise && <IconButton label={copy.minimise} icon="minus" onClick={onMinimise} />}
      </div>
      {tips.length > 1 && <TipControls tips={tips} rotation={rotation} canPause={isRotating(tips, currentPage)} />}
    </>
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

function TipAction({ tip, onSolveAction }: { tip: Tip } & Pick<CompanionCardProps, 'onSolveAction'>) {
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
    <button type="button" className="icon-button" aria-label={props.label} onClick={props.onClick}>
      <Icon name={props.icon} small />
    </button>
  )
}
