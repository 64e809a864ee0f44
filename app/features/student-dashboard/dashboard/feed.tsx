import { type CardsPage, StoryFeed } from '#app/features/stories/card/story-feed.tsx'
import { copy } from './copy.ts'

interface FeedProps {
  page: CardsPage
  membership: 'student' | 'waiting'
}

/** The community's stories, drawn as on the page of stories. */
export function Feed({ page, membership }: FeedProps) {
  const { title, body } = copy.feed.empty
  return (
    <StoryFeed
      first={page}
      membership={membership}
      here="/ssr/dashboard"
      olderHref={(cursor) => `/stories?${new URLSearchParams({ cursor })}`}
      moreUrl={(cursor) => `/stories/more?${new URLSearchParams({ cursor })}`}
      empty={
        <div className="empty">
          <h3>{title}</h3>
          <p className="secondary-ink">{body}</p>
        </div>
      }
    />
  )
}
