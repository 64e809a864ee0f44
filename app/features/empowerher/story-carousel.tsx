import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CampaignCard } from '#app/features/fundraising/card/campaign-card.tsx'
import type { CampaignCardView } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-names.ts'
import { useMotionToggle } from '#app/ui/use-motion-toggle.ts'
import { wrapped } from './carousel.ts'
import { copy } from './copy.ts'

const ADVANCE_MS = 7_000
const words = copy.carousel

/**
 * Stories side by side. Without JavaScript a row that scrolls sideways. With JavaScript it has buttons that wrap
 * around, and advances by a timer unless it is paused, hovered, focused, or reduced motion is preferred.
 */
export function StoryCarousel({ cards }: { cards: readonly CampaignCardView[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const { isStill, toggle } = useMotionToggle()
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const count = cards.length

  function go(by: number) {
    const row = frame.current?.querySelector('ul')
    const to = wrapped(index, by, count)
    setIndex(to)
    row?.scrollTo({ left: to * (row.scrollWidth / count), behavior: isStill ? 'instant' : 'smooth' })
  }

  useEffect(() => {
    if (isStill || count < 2) return
    const timer = setInterval(() => frame.current?.matches(':hover, :focus-within') || go(1), ADVANCE_MS)
    return () => clearInterval(timer)
  })

  if (count === 0) return null
  return (
    <div ref={frame} role="group" aria-roledescription="carousel" aria-label={words.label}>
      <ul
        className="slides"
        onScroll={({ currentTarget: { scrollLeft, scrollWidth } }) =>
          setIndex(Math.min(count - 1, Math.round((scrollLeft * count) / scrollWidth)))
        }
      >
        {cards.map((card, i) => (
          <li key={card.slug} aria-label={words.place(i + 1, count)}>
            <CampaignCard card={card} wide />
          </li>
        ))}
      </ul>
      {isReady && count > 1 && (
        <div className="row steer">
          <Step icon="chevron-left" label={words.previous} onClick={() => go(-1)} />
          <span className="small secondary-ink num">{words.place(index + 1, count)}</span>
          <Step icon="chevron-right" label={words.next} onClick={() => go(1)} />
          {toggle && (
            <Step icon={isStill ? 'play' : 'pause'} label={isStill ? words.play : words.pause} onClick={toggle} />
          )}
        </div>
      )}
    </div>
  )
}

const never = () => () => {}

function Step({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" className="icon-button box" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}
