import { formatDateTime, formatRelative } from '#app/platform/dates.ts'
import { excerpt } from '#app/platform/text.ts'
import { drawKolam } from '#app/ui/kolam/drawing.server.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { type Dye, dyeOf } from '#app/ui/kolam/dye.ts'
import type { PictureFiles } from '#app/ui/picture.tsx'

/** A picture or a film, as the capability media gives it. */
export interface StoryMedium extends PictureFiles {
  id: string
  kind: 'image' | 'video'
  caption: string
}

/** What the card needs to know of a story; the capability's own `StoryView` fits. */
interface Story {
  id: string
  title: string
  description: string
  causeCategory: string
  location: string | null
  impactMetrics: readonly { name: string; value: number | string }[]
  media: readonly StoryMedium[]
  likesCount: number
  createdAt: Date
  isYours: boolean
  isLiked: boolean
  isSample: boolean
  author: { id: string; displayName: string; collegeName: string; profileImage: StoryMedium | null } | null
}

/** Who tells it, ready to draw. Of an anonymous story it grows from the story alone. */
export interface AuthorView {
  /** Null: she keeps her name private. */
  name: string | null
  college: string | null
  dye: Dye
  kolam: KolamDrawing
  picture: StoryMedium | null
}

/** A story card in finished words, so that the browser only draws. */
export interface StoryCardView {
  id: string
  title: string
  excerpt: string
  cause: string
  dye: Dye
  location: string | null
  metrics: readonly { name: string; value: string }[]
  media: readonly StoryMedium[]
  likesCount: number
  isLiked: boolean
  isYours: boolean
  isSample: boolean
  author: AuthorView
  time: { relative: string; exact: string; iso: string }
  /** The cover, where there is no picture and where one does not load. */
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

/** The dye of a cause, wherever its stories stand. */
export const causeDye = (cause: string): Dye => CAUSE_DYES[cause] ?? 'jamun'

/** Turns a story into its card, for a loader. `causes` are the names of the causes. */
export function storyCard(
  story: Story,
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
    metrics: story.impactMetrics.slice(0, METRICS_MAX).map(metricWords),
    media: story.media.slice(0, IMAGES_SHOWN_MAX),
    author: authorView(story),
    time: timeView(story.createdAt, now),
    kolam: drawKolam({ kind: 'thing', id }),
  }
}

/** Who tells it. */
export function authorView({ id, author }: Pick<Story, 'id' | 'author'>): AuthorView {
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

/** One result in words, its number grouped as in India. */
export function metricWords({ name, value }: { name: string; value: number | string }) {
  return { name, value: typeof value === 'number' ? value.toLocaleString('en-IN') : value }
}
