import { editCourse } from '#app/features/learning/commands/edit-course.server.ts'
import { editModule } from '#app/features/learning/commands/edit-module.server.ts'
import { markLinkChecked } from '#app/features/learning/commands/mark-link-checked.server.ts'
import { publishCourse } from '#app/features/learning/commands/publish-course.server.ts'
import { removeModule } from '#app/features/learning/commands/remove-module.server.ts'
import { removeSpotlight } from '#app/features/learning/commands/remove-spotlight.server.ts'
import { retireCourse } from '#app/features/learning/commands/retire-course.server.ts'
import { showSpotlight } from '#app/features/learning/commands/show-spotlight.server.ts'
import { copy as courseWords } from '#app/features/learning/copy.ts'
import { listForOperator } from '#app/features/learning/operator-queries.server.ts'
import { type ActionOutcome, actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { optionsOf } from '#app/platform/form/fields.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { courseForm, linkCheckForm, moduleForm, spotlightForm } from './forms.ts'

/** The slug of the course that a module belongs to. */
const courseIn = (posted: FormData) => String(posted.get('course') ?? '')

/** On success: redirect to the editor of this course. */
const backTo = (id: string, outcome: ActionOutcome): ActionOutcome => (outcome.ok ? { ok: true, id } : outcome)

/** Actions on courses, modules of learning paths, and spotlights. */
export const actOnCourse = actionOf({
  path: '/operator/courses',
  idField: 'slug',
  acts: {
    save: formAction(courseForm, async (ctx, course) => backTo(course.slug, await editCourse(ctx, course))),
    publish: (ctx, { id: slug }) => publishCourse(ctx, { slug }),
    retire: (ctx, { id: slug }) => retireCourse(ctx, { slug }),
    check: formAction(linkCheckForm, (ctx, { result }, slug) => markLinkChecked(ctx, { slug, result })),
    module: formAction(moduleForm, async (ctx, module, _, posted) => {
      const course = courseIn(posted)
      return backTo(course, await editModule(ctx, { ...module, course }))
    }),
    'remove-module': async (ctx, { id: slug, posted }) => {
      const course = courseIn(posted)
      return backTo(course, await removeModule(ctx, { course, slug }))
    },
    spotlight: formAction(
      async (ctx) => spotlightForm(optionsOf((await listForOperator(ctx.db, ctx)).map(({ slug }) => slug))),
      async (ctx, spotlight) => backTo(spotlight.course, await showSpotlight(ctx, spotlight)),
    ),
    'remove-spotlight': async (ctx, { posted }) => {
      const id = String(posted.get('id') ?? '')
      return isUuid(id) ? backTo('', await removeSpotlight(ctx, { id })) : { ok: false, reason: 'no-such-spotlight' }
    },
  },
  refused: courseWords.refused,
})
