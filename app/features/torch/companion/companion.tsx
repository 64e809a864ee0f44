import { type RefObject, Suspense, useState } from 'react'
import { lazyAgain } from '#app/ui/lazy-again.ts'
import { Flame } from '#app/ui/kolam/flame.tsx'
import { useFocusAfterChange } from '#app/ui/use-focus-after-change.ts'
import { closeTip, useIsTipClosed } from '#app/features/torch/closed-tip.ts'
import type { CompanionCardProps } from './companion-card.tsx'
import './companion.css'
import { copy } from './copy.ts'
import { useHideOnOverlap } from './use-hide-on-overlap.ts'

const CompanionCard = lazyAgain(() => import('./companion-card.tsx'))

interface CompanionProps extends Omit<CompanionCardProps, 'onDismiss' | 'onMinimise'> {
  /**
   * A floating companion starts collapsed as a round button, and stays closed in this tab; an inline one starts open.
   */
  isFloating?: boolean
}

/** The companion with its tips, which are loaded when it is open. Default export for lazy loading. */
export default function Companion({ isFloating = false, ...card }: CompanionProps) {
  const [isDismissed, setIsDismissed] = useState(false)
  const isClosed = useIsTipClosed()
  const isVisible = !isDismissed && !(isFloating && isClosed)
  const [isExpanded, setExpanded] = useState(!isFloating)
  const place = useFocusAfterChange<HTMLElement>(isExpanded)
  const isHidden = useHideOnOverlap(isFloating && isVisible, place, !isExpanded)
  if (!isVisible) return null
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
      <Suspense fallback={<p role="status">{copy.loading}</p>}>
        <CompanionCard
          {...card}
          onDismiss={isFloating ? closeTip : () => setIsDismissed(true)}
          onMinimise={isFloating ? () => setExpanded(false) : undefined}
        />
      </Suspense>
    </aside>
  )
}
