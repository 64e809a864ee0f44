import type { MediaView } from '#app/features/media/views.ts'
import type { StoryView } from '#app/features/stories/views.ts'
import { formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import { excerpt } from '#app/platform/text/text.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { type Dye, dyeOf } from '#app/ui/kolam/dye.ts'

/** An author formatted for rendering. For an anonymous story it depends on the story only. */
export interface AuthorView {
  /** Null for an anonymous story. */
  name: string | null
  college: string | null
  dye: Dye
  kolam: KolamDrawing
  picture: MediaView | null
}

/** A story card formatted on the server. */
export interface StoryCardView {
  id: string
  title: string
  excerpt: string
  cause: string
  dye: Dye
  location: string | null
  metrics: readonly { name: string; value: string }[]
  media: readonly MediaView[]
  likesCount: number
  isLiked: boolean
  isYours: boolean
  isSample: boolean
  author: AuthorView
  time: { relative: string; exact: string; iso: string }
  /** Cover for when there is no picture, or it does not load. */
  kolam: KolamDrawing
}

const EXCERPT_CHARS_MAX = 260
const METRICS_MAX = 3
const IMAGES_SHOWN_MAX = 4

const CAUSE_DYES: Readonly<Record<string, Dye>> = {
  environment: 'neem',
  education: 'peacock',
  health: 'indigo',
  community: 'lotus',
  livelihood: 'turmeric',
  kindness: 'madder',
  other: 'jamun',
}

/** The colour of a cause. */
export const causeDye = (cause: string): Dye => CAUSE_DYES[cause] ?? 'jamun'

/** Formats a story card for a loader. `causes` holds the labels of the causes. */
export function storyCard(
  story: StoryView,
  { now, causes }: { now: Date; causes: Readonly<Record<string, string>> },
): StoryCardView {
  const { id, title, likesCount, isLiked, isYours, isSample, location } = story
  return {
    id,
    title,
    likesCount,
    isLiked,
    isYours,
    isSample,
    location,
    excerpt: excerpt(story.description, EXCERPT_CHARS_MAX),
    cause: causes[story.causeCategory] ?? story.causeCategory,
    dye: causeDye(story.causeCategory),
    metrics: story.impactMetrics.slice(0, METRICS_MAX).map(metricText),
    media: story.media.slice(0, IMAGES_SHOWN_MAX),
    author: authorView(story),
    time: timeView(story.createdAt, now),
    kolam: drawKolam({ kind: 'thing', id }),
  }
}

export function authorView({ id, author }: Pick<StoryView, 'id' | 'author'>): AuthorView {
  if (!author) {
    return { name: null, college: null, dye: 'jamun', kolam: drawKolam({ kind: 'person', id }), picture: null }
  }
  return {
    name: author.displayName,
    college: author.collegeName,
    dye: dyeOf(author.id),
    kolam: drawKolam({ kind: 'person', id: author.id }),
    picture: author.profileImage,
  }
}

export const timeView = (at: Date, now: Date) => ({
  relative: formatRelative(at, now),
  exact: formatDateTime(at),
  iso: at.toISOString(),
})

/** One result as text, with Indian digit grouping. */
export function metricText({ name, value }: { name: string; value: number | string }) {
  return { name, value: typeof value === 'number' ? value.toLocaleString('en-IN') : value }
}
