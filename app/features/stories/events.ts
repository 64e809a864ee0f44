import { STUDENTS_TAG } from '#app/features/students/events.ts'

/** The page-cache tags of the feed and the wall's counts. */
export const WALL_TAGS: readonly string[] = ['stories', STUDENTS_TAG]

/** The page-cache tags of one story's page. */
export const storyTags = (id: string): readonly string[] => [storyTag(id), STUDENTS_TAG]

/** What a command announces when one story changed: its page and the wall. */
export const changedTags = (id: string): readonly string[] => ['stories', storyTag(id)]

const storyTag = (id: string): string => `story:${id}`
