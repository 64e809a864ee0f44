import { localeUrl } from '#app/platform/language/language-paths.ts'
import { languageOf } from '#app/platform/language/current-language.ts'
import { copy as stories } from '#app/features/stories/copy.ts'
import { APPEAL_ANSWER_DAYS } from '#app/features/stories/schema.ts'
import type { WrittenInView } from '#app/features/translations/queries.server.ts'
import type { OwnStory, ModerationState, StoryView } from '#app/features/stories/views.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import type { Thing } from '#app/platform/seo/structured-data.server.ts'
import { excerpt } from '#app/platform/text/text.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { authorView, causeDye, metricText, timeView } from '#app/features/stories/card/story-card-view.server.ts'
import { copy } from './story-copy.ts'

const DESCRIPTION_CHARS_MAX = 155

/** A story's page, formatted for rendering. */
export function storyView(
  story: StoryView,
  { writtenIn, now, siteUrl }: { writtenIn: WrittenInView | null; now: Date; siteUrl: string },
) {
  const { id, title, description, media, likesCount, isLiked, isYours, isSample, location, author } = story
  return {
    id,
    title,
    paragraphs: description.split(/\n\s*\n/).filter((part) => part.trim() !== ''),
    metaTitle: copy.metaBy(title, author?.displayName ?? null),
    metaDescription: excerpt(description, DESCRIPTION_CHARS_MAX),
    url: localeUrl(siteUrl, `/stories/${id}`),
    writtenIn,
    media,
    likesCount,
    isLiked,
    isYours,
    isSample,
    location,
    cause: stories.causes[story.causeCategory],
    dye: causeDye(story.causeCategory),
    metrics: story.impactMetrics.map(metricText),
    author: authorView(story),
    time: timeView(story.createdAt, now),
    kolam: drawKolam({ kind: 'thing', id }),
  }
}
export type StoryPageView = ReturnType<typeof storyView>

/** The state of an own story, formatted for rendering. */
export function moderationView({ moderation }: OwnStory) {
  const { state, decision, canAppeal, appeal } = moderation
  return {
    state,
    canAppeal,
    rule: decision?.rule ? stories.reasons[decision.rule] : null,
    words: decision?.words ?? null,
    decidedOn: decision && formatDate(decision.at),
    answerBy: appeal && formatDate(appeal.answerBy),
    isFinal: isFinal(moderation),
    answerDays: APPEAL_ANSWER_DAYS,
  }
}
export type ModerationView = ReturnType<typeof moderationView>

const isFinal = ({ decision }: ModerationState): boolean => decision?.verdict === 'upheld'

/** Structured data for search engines, without the author of an anonymous story; null for samples. */
export function storyJsonLd(story: StoryView, siteUrl: string): Thing | null {
  if (story.isSample) return null
  const { id, title, description, media, createdAt, author, likesCount } = story
  const images = media.flatMap(({ kind, sources }) =>
    kind === 'image' ? (sources.filter(({ type }) => type === 'image/webp').at(-1)?.src ?? []) : [],
  )
  return {
    '@type': 'Article',
    headline: title,
    articleBody: description,
    inLanguage: languageOf(description),
    url: localeUrl(siteUrl, `/stories/${id}`),
    datePublished: createdAt.toISOString(),
    publisher: { '@id': `${siteUrl}/#organization` },
    ...(author && { author: { '@type': 'Person', name: author.displayName, affiliation: author.collegeName } }),
    ...(images.length > 0 && { image: images.map((src) => siteUrl + src) }),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: likesCount,
    },
  }
}
