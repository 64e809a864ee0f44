import { PATHS } from './demo-data.ts'
import { MISSION_IN_HINDI, PHONE_IN_HINDI } from './lessons-in-hindi.ts'
import { SALE_IN_HINDI } from './sale-in-hindi.ts'

type Lessons = Readonly<Record<string, { body: string; task: string }>>

const HINDI: Readonly<Record<string, Lessons>> = {
  'first-mission': MISSION_IN_HINDI,
  'teach-a-phone': PHONE_IN_HINDI,
  'first-sale': SALE_IN_HINDI,
}

/** Text and task of each lesson of our own courses, in English and in Hindi. */
export const HINDI_LESSONS: readonly (readonly [english: string, hindi: string])[] = PATHS.flatMap(
  ({ course, modules }) =>
    modules.flatMap(({ slug, body, task }) => {
      const hindi = HINDI[course.slug]?.[slug] ?? { body, task }
      return [[body, hindi.body] as const, [task, hindi.task] as const]
    }),
)
