import { copy as learning } from '#app/features/learning/copy.ts'
import { RATING_MAX, RATING_MIN } from '#app/features/learning/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const message = () => learning.fields.number(RATING_MIN, RATING_MAX)

/** A learner's rating of a course. */
export const ratingForm = perLanguage(() =>
  declareForm({
    fields: {
      rating: {
        as: 'number',
        min: RATING_MIN,
        max: RATING_MAX,
        label: copy.course.rate.title,
        missing: message(),
        wrong: message(),
      },
    },
  }),
)
