import { STUDENTS_TAG } from '#app/features/students/events.ts'

/** Page-cache tags of the feed and its counts. */
export const FEED_TAGS: readonly string[] = ['stories', STUDENTS_TAG]

/** Page-cache tags of one story's page. */
export const storyTags = (id: string): readonly string[] => [storyTag(id), STUDENTS_TAG]

/** Tags that a command invalidates when one story changed: its page and the feed. */
export const changedTags = (id: string): readonly string[] => ['stories', storyTag(id)]

const storyTag = (id: string): string => `story:${id}`
