import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { Examples } from '#app/ui/sections/examples.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import { copy } from './copy.ts'
import type { StudentMembership } from '#app/features/students/views.ts'
import { StoryCard } from './story-card.tsx'
import type { StoryCardView } from './story-card-view.server.ts'

export interface CardsPage {
  cards: readonly StoryCardView[]
  /** The cursor of the next page; null on the last. */
  next: string | null
}

interface StoryFeedProps {
  first: CardsPage
  membership: StudentMembership
  /** Address of the screen without a cursor. */
  here: string
  /** Address of older stories, for browsers without JavaScript. */
  olderHref: (cursor: string) => string
  /** Address of the next page as data. */
  moreUrl: (cursor: string) => string
  /** Shown when there is no real story. */
  empty: ReactNode
  /** Called when the likes of a story change. */
  onLikes?: (change: number) => void
}

/** Loaded pages, restored when the reader returns from a story. */
const cachedPages = new Map<string, { after: string | null; pages: readonly CardsPage[] }>()

/** Stories with a button that loads older ones. Render it with a `key` that names its filter. */
export function StoryFeed({ first, membership, here, olderHref, moreUrl, empty, onLikes }: StoryFeedProps) {
  if (membership === 'visitor') cachedPages.delete(here)
  const known = cachedPages.get(here)
  const [pages, setPages] = useState(known && known.after === first.next ? known.pages : [])
  const [isLoading, setIsLoading] = useState(false)
  const [announcement, announce] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const all = [first, ...pages]
  const everyCard = distinct(all.flatMap((page) => page.cards))
  const cards = everyCard.filter(({ isSample }) => !isSample)
  const samples = everyCard.filter(({ isSample }) => isSample)
  const next = all.at(-1)?.next ?? null
  const more = async (event: MouseEvent) => {
    event.preventDefault()
    if (isLoading || !next) return
    setIsLoading(true)
    const page = await loadPage(moreUrl(next))
    setIsLoading(false)
    if (!page) return showToast(copy.loadFailed, { destructive: true })
    const longer = [...pages, page]
    cachedPages.set(here, { after: first.next, pages: longer })
    announce(copy.arrived(page.cards.filter(({ isSample }) => !isSample).length))
    const firstNew = cards.length
    // Moves the focus to the first new story.
    flushSync(() => setPages(longer))
    list.current?.children[firstNew]?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
  }
  return (
    <>
      {cards.length > 0 ? (
        <div className="story-list" ref={list}>
          {cards.map((card, i) => (
            <StoryCard
              key={card.id}
              card={card}
              membership={membership}
              returnTo={here}
              isFirst={i === 0}
              onLikes={onLikes}
            />
          ))}
        </div>
      ) : (
        empty
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {next && (
        <Link
          className="btn secondary story-more"
          to={olderHref(next)}
          aria-disabled={isLoading || undefined}
          onClick={more}
        >
          {isLoading ? copy.loading : copy.more}
        </Link>
      )}
      {samples.length > 0 && (
        <Examples>
          <div className="story-list">
            {samples.map((card) => (
              <StoryCard key={card.id} card={card} membership={membership} returnTo={here} />
            ))}
          </div>
        </Examples>
      )}
    </>
  )
}

/** A story shared meanwhile shifts the pages; this removes duplicates. */
const distinct = (cards: readonly StoryCardView[]) => [...new Map(cards.map((card) => [card.id, card])).values()]

async function loadPage(url: string): Promise<CardsPage | null> {
  try {
    const response = await fetch(url)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
