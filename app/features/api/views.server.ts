import type * as v from 'valibot'
import type { StudentProfile } from '#app/features/students/views.ts'
import type { MediaView } from '#app/features/media/views.ts'
import type { StoryView } from '#app/features/stories/views.ts'
import type { ApiContext } from '#app/platform/api/route.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { mediaShape, profileShape, storyShape } from './shapes.ts'

type Story = v.InferOutput<typeof storyShape>
type Media = v.InferOutput<typeof mediaShape>
type Profile = v.InferOutput<typeof profileShape>

/** A story with the API's names. An anonymous one has no author. */
export function storyJson(
  story: StoryView,
  { site, isPublished = true }: { site: Site; isPublished?: boolean },
): Story {
  const { author } = story
  return {
    id: story.id,
    student_id: author?.id ?? null,
    title: story.title,
    description: story.description,
    cause_category: story.causeCategory,
    location: story.location,
    impact_metrics: Object.fromEntries(story.impactMetrics.map(({ name, value }) => [name, value])),
    media_urls: story.media.flatMap((medium) => urlOf(medium, site) ?? []),
    media: story.media.map((medium) => mediaJson(medium, site)),
    is_published: isPublished,
    likes_count: story.likesCount,
    created_at: story.createdAt.toISOString(),
    is_anonymous: story.isAnonymous,
    is_sample: story.isSample,
    is_yours: story.isYours,
    is_liked: story.isLiked,
    student_profiles: author && {
      display_name: author.displayName,
      college_name: author.collegeName,
      profile_image_url: urlOf(author.profileImage, site),
    },
  }
}

function mediaJson({ id, kind, caption, width, height, sources }: MediaView, { siteUrl }: Site): Media {
  return {
    id,
    kind,
    caption,
    width,
    height,
    sources: sources.map((source) => ({ ...source, src: siteUrl + source.src })),
  }
}

/** The largest file in a widely supported format. */
function urlOf(medium: MediaView | null | undefined, { siteUrl }: Site): string | null {
  const source = medium?.sources.findLast(({ type }) => type !== 'image/avif')
  return source ? siteUrl + source.src : null
}

/** The user's own profile with the API's names. */
export function profileJson({ site }: ApiContext, student: StudentProfile): Profile {
  return {
    id: student.id,
    user_id: student.userId,
    student_id: student.studentId,
    college_name: student.collegeName,
    course: student.course,
    year_of_study: student.yearOfStudy,
    display_name: student.displayName,
    bio: student.bio,
    profile_image_id: student.profileImageId,
    profile_image_url: urlOf(student.picture, site),
    age_band: student.ageBand,
    guardian_state: student.guardian.state,
    may_publish: student.mayPublish,
    created_at: student.createdAt.toISOString(),
  }
}
