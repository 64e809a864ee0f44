import * as v from 'valibot'
import { editCourse } from '#app/features/learning/commands/edit-course.server.ts'
import { editModule } from '#app/features/learning/commands/edit-module.server.ts'
import { markLinkChecked } from '#app/features/learning/commands/mark-link-checked.server.ts'
import { publishCourse } from '#app/features/learning/commands/publish-course.server.ts'
import { removeModule } from '#app/features/learning/commands/remove-module.server.ts'
import { removeSpotlight } from '#app/features/learning/commands/remove-spotlight.server.ts'
import { retireCourse } from '#app/features/learning/commands/retire-course.server.ts'
import { showSpotlight } from '#app/features/learning/commands/show-spotlight.server.ts'
import { copy as courseWords } from '#app/features/learning/copy.ts'
import {
  type CourseInput,
  courseInput,
  isSlug,
  linkCheckInput,
  moduleInput,
  spotlightInput,
} from '#app/features/learning/schema.ts'
import type { OperatorContext } from '#app/features/access/operator.server.ts'
import { done, missing, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { formValues, parseForm } from '#app/platform/form/parse-form.ts'

const PATH = '/operator/courses'

type Reason = keyof typeof courseWords.refused
type Outcome = { ok: true } | { ok: false; reason: Reason }

/** Validates the form, runs the command, and returns the redirect or the form's errors. */
async function save<Schema extends v.GenericSchema>(
  act: string,
  schema: Schema,
  posted: FormData,
  command: (input: v.InferOutput<Schema>) => Promise<Outcome>,
) {
  const form = parseForm(schema, posted)
  if (!form.ok) return notSaved({ act, ...form })
  const outcome = await command(form.value)
  if (outcome.ok) return done(PATH, act, String(posted.get('course') ?? posted.get('slug') ?? ''))
  return notSaved({ act, refused: courseWords.refused[outcome.reason], values: formValues(posted) }, 409)
}

/** The slug in a posted form. @throws a 404 response for a malformed one. */
function slugIn(posted: FormData, name: string): string {
  const slug = String(posted.get(name) ?? '')
  if (!isSlug(slug)) throw missing()
  return slug
}

async function act(name: string, slug: string, command: Promise<Outcome>) {
  const outcome = await command
  return outcome.ok ? done(PATH, name, slug) : notSaved({ refused: courseWords.refused[outcome.reason] }, 409)
}

type Act = (ctx: OperatorContext, posted: FormData) => Promise<Response | ReturnType<typeof notSaved>>

export const COURSE_ACTS: Readonly<Record<string, Act>> = {
  // `editCourse` parses the raw form values itself.
  save: (ctx, posted) => save('save', courseInput, posted, () => editCourse(ctx, formValues(posted) as CourseInput)),
  publish: (ctx, posted) =>
    act('publish', slugIn(posted, 'slug'), publishCourse(ctx, { slug: slugIn(posted, 'slug') })),
  retire: (ctx, posted) => act('retire', slugIn(posted, 'slug'), retireCourse(ctx, { slug: slugIn(posted, 'slug') })),
  check: (ctx, posted) => save('check', linkCheckInput, posted, (input) => markLinkChecked(ctx, input)),
  module: (ctx, posted) => save('module', moduleInput, posted, (input) => editModule(ctx, input)),
  'remove-module': (ctx, posted) => {
    const course = slugIn(posted, 'course')
    return act('remove-module', course, removeModule(ctx, { course, slug: slugIn(posted, 'slug') }))
  },
  spotlight: (ctx, posted) => save('spotlight', spotlightInput, posted, (input) => showSpotlight(ctx, input)),
  'remove-spotlight': (ctx, posted) => {
    const id = v.safeParse(v.pipe(v.string(), v.uuid()), posted.get('id'))
    if (!id.success) throw missing()
    return act('remove-spotlight', String(posted.get('slug') ?? ''), removeSpotlight(ctx, { id: id.output }))
  },
}
