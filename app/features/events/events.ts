import type { Circle } from './schema.ts'

/** The server-sent event that makes an open page reload its data. */
export type CircleEvent = { event: 'changed'; data: null }

export const circleTopic = (circle: Circle) => `events:${circle}`

/** The page-cache tags of pages that show this event. */
export const eventTags = (slug: string): readonly string[] => ['events', `event:${slug}`]
