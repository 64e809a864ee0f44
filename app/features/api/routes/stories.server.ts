import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { failureFor } from '#app/features/api/failures.ts'
import {
  feedShape,
  id,
  likeShape,
  likesShape,
  sharedShape,
  storyShape,
  feedCountsShape,
} from '#app/features/api/shapes.ts'
import { storyJson } from '#app/features/api/views.server.ts'
import { likeStory, type LikeOutcome } from '#app/features/stories/likes/like-story.server.ts'
import { shareStory } from '#app/features/stories/share/share-story.server.ts'
import { unlikeStory } from '#app/features/stories/likes/unlike-story.server.ts'
import { FEED_TAGS } from '#app/features/stories/events.ts'
import { findOwnStory, findStory, getFeedCounts, listFeed, listMyLikes } from '#app/features/stories/queries.server.ts'
import {
  CAPTION_CHARS_MAX,
  CAUSE_CATEGORIES,
  DESCRIPTION_CHARS_MAX,
  findCause,
  LOCATION_CHARS_MAX,
  MEDIA_PER_STORY_MAX,
  STORIES_PER_PAGE,
  TITLE_CHARS_MAX,
} from '#app/features/stories/schema.ts'
import { storyInput } from '#app/features/stories/share/form.ts'
import { mappedBody } from '#app/platform/api/mapped-body.ts'
import { type ApiAnswer, type ApiContext, memberRoute, publicRoute, apiSuccess } from '#app/platform/api/route.ts'

const group = 'Stories'
const STORY = { id: 'The id of the story.' }
const GONE = 'The story does not exist, or you cannot view it.'
const NO_PROFILE = 'You have no student profile.'

const feedQuery = v.object({
  cause: v.optional(v.pipe(v.picklist(CAUSE_CATEGORIES), v.description('Stories of this cause only.'))),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(60), v.description('`next_cursor` of the previous page.'))),
})

/** The names of the table's columns; `storyInput` validates. */
const storyBody = mappedBody(
  v.object({
    title: v.pipe(v.string(), v.maxLength(TITLE_CHARS_MAX)),
    description: v.pipe(v.string(), v.maxLength(DESCRIPTION_CHARS_MAX)),
    cause_category: v.picklist(CAUSE_CATEGORIES),
    location: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(LOCATION_CHARS_MAX)))),
    impact_metrics: v.optional(
      v.pipe(
        v.record(v.string(), v.union([v.number(), v.string()])),
        v.description('Results: an object of names with numbers or texts.'),
      ),
    ),
    media: v.optional(
      v.pipe(
        v.array(v.object({ id, caption: v.optional(v.pipe(v.string(), v.maxLength(CAPTION_CHARS_MAX))) })),
        v.description(`Your uploads, each { id, caption }. At most ${MEDIA_PER_STORY_MAX} are used.`),
      ),
    ),
    is_anonymous: v.optional(v.boolean()),
    consent: v.pipe(v.literal(true), v.description('Consent to publish the story.')),
    form_key: v.optional(
      v.pipe(v.string(), v.uuid(), v.description('Idempotency key: requests with the same key create one story.')),
    ),
  }),
  (body) => ({
    formKey: body.form_key ?? randomUUID(),
    title: body.title,
    description: body.description,
    causeCategory: body.cause_category,
    location: body.location ?? '',
    impactMetrics: Object.entries(body.impact_metrics ?? {}).map(([name, value]) => ({ name, value })),
    media: (body.media ?? []).map((one) => ({ id: one.id, caption: one.caption ?? '' })),
    isAnonymous: body.is_anonymous ?? false,
    consent: body.consent,
  }),
  storyInput,
)

/** A published story, or the user's own in any state. */
async function findJson({ db, actor, site }: ApiContext, id: string) {
  const story = await findStory(db, { actor, id })
  if (story) return storyJson(story, { site })
  const own = await findOwnStory(db, { actor, id })
  return own && storyJson(own, { site, isPublished: own.moderation.state === 'published' })
}

function likeAnswer(outcome: LikeOutcome, storyId: string): ApiAnswer {
  if (!outcome.ok) return failureFor(outcome.reason)
  return apiSuccess({ story_id: storyId, is_liked: outcome.isLiked, likes_count: outcome.likesCount })
}

export const storyRoutes = [
  publicRoute({
    method: 'get',
    path: '/stories',
    name: 'listStories',
    group,
    summary: 'List stories',
    detail: `Published stories, newest first, ${STORIES_PER_PAGE} a page, with the author unless anonymous.`,
    query: feedQuery,
    cache: { tags: FEED_TAGS, params: ['cause', 'cursor'] },
    answers: { 200: { description: 'A page of the feed.', schema: feedShape } },
    handle: async ({ ctx: { db, actor, site }, query }) => {
      const cause = findCause(query.cause ?? null)
      const { stories, next } = await listFeed(db, { actor, cause, after: query.cursor ?? null })
      return apiSuccess({ stories: stories.map((story) => storyJson(story, { site })), next_cursor: next })
    },
  }),
  publicRoute({
    method: 'get',
    path: '/stories/counts',
    name: 'countStories',
    group,
    summary: 'Count stories and likes',
    detail: 'The number of published stories and of their likes.',
    cache: { tags: FEED_TAGS, params: [] },
    answers: { 200: { description: 'The counts.', schema: feedCountsShape } },
    handle: async ({ ctx }) => {
      const { stories, likes } = await getFeedCounts(ctx.db)
      return apiSuccess({ stories_count: stories, likes_count: likes })
    },
  }),
  memberRoute({
    method: 'get',
    path: '/stories/likes',
    name: 'listMyLikes',
    group,
    summary: 'List the stories that you like',
    detail: 'Ordered by the time of the like, newest first.',
    answers: { 200: { description: 'The ids of the stories.', schema: likesShape } },
    handle: async ({ ctx: { db, actor } }) => {
      const ids = await listMyLikes(db, { actor })
      return apiSuccess({ likes: ids.map((story_id) => ({ story_id })) })
    },
  }),
  publicRoute({
    method: 'get',
    path: '/stories/{id}',
    name: 'getStory',
    group,
    summary: 'Get a story',
    detail: 'You also get your own stories that are pending or hidden, with `is_published: false`.',
    params: STORY,
    answers: { 200: { description: 'The story.', schema: storyShape }, 404: { description: GONE } },
    handle: async ({ ctx, params }) => {
      const story = await findJson(ctx, params['id'] ?? '')
      return story ? apiSuccess(story) : failureFor('not-found')
    },
  }),
  memberRoute({
    method: 'post',
    path: '/stories',
    name: 'createStory',
    group,
    summary: 'Share a story',
    detail: 'The story is published at once. If the author is under 18, it is published after a guardian’s consent.',
    body: storyBody,
    example: {
      title: 'We cleaned the pond behind the hostel',
      description: 'Nineteen of us, one Sunday, forty sacks.',
      cause_category: 'environment',
      location: 'Pune',
      impact_metrics: { people: 19, 'sacks of waste': 40 },
      consent: true,
      form_key: '5f0c4f0e-8f0b-4a55-9a53-2c8d6d6f7f11',
    },
    answers: {
      201: { description: 'The new story.', schema: sharedShape },
      409: { description: `${NO_PROFILE} Or you have reached the daily limit.` },
    },
    handle: async ({ ctx, body }) => {
      const outcome = await shareStory(ctx, body)
      if (!outcome.ok) return failureFor(outcome.reason)
      const story = await findJson(ctx, outcome.id)
      if (!story) return failureFor('not-found')
      const { isWaiting, mediaCut, mediaMissing } = outcome
      return apiSuccess({ story, is_waiting: isWaiting, media_cut: mediaCut, media_missing: mediaMissing }, 201)
    },
  }),
  memberRoute({
    method: 'put',
    path: '/stories/{id}/like',
    name: 'likeStory',
    group,
    summary: 'Like a story',
    detail: 'Idempotent.',
    params: STORY,
    answers: {
      200: { description: 'The like and the new number of likes.', schema: likeShape },
      404: { description: GONE },
      409: { description: NO_PROFILE },
    },
    handle: async ({ ctx, params }) => {
      const storyId = params['id'] ?? ''
      return likeAnswer(await likeStory(ctx, { storyId }), storyId)
    },
  }),
  memberRoute({
    method: 'delete',
    path: '/stories/{id}/like',
    name: 'unlikeStory',
    group,
    summary: 'Remove a like',
    detail: 'Idempotent.',
    params: STORY,
    answers: {
      200: { description: 'The new number of likes.', schema: likeShape },
      404: { description: GONE },
      409: { description: NO_PROFILE },
    },
    handle: async ({ ctx, params }) => {
      const storyId = params['id'] ?? ''
      return likeAnswer(await unlikeStory(ctx, { storyId }), storyId)
    },
  }),
]
