import type { Circle } from './schema.ts'

/** What the browser hears while a page with events is open: look again. */
export type CircleEvent = { event: 'changed'; data: null }

export const circleTopic = (circle: Circle) => `events:${circle}`

/** The names under which pages that show events are kept in the cache. */
export const eventTags = (slug: string): readonly string[] => ['events', `event:${slug}`]
