import { Link } from 'react-router'
import { ActionButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { EDIT_PARAM, type EditFailure, withoutSlug } from '#app/features/resource-editor/fields.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'
import type { Route } from './+types/courses.route'
import { courseForm, linkCheckForm, moduleForm } from './forms.ts'

type ChosenCourse = NonNullable<Route.ComponentProps['loaderData']['chosen']>

const courseFields = perLanguage(() => withoutSlug(courseForm.fields))
const moduleFields = perLanguage(() => withoutSlug(moduleForm.fields))

interface CoursePartsProps {
  /** Null for a new course. */
  course: ChosenCourse | null
  failure: EditFailure | undefined
}

/** What an operator can do with a course: publish or retire it, check its link, edit it and its modules. */
export function CourseParts({ course, failure }: CoursePartsProps) {
  const hidden = course ? { slug: course.slug } : undefined
  return (
    <>
      {course && <State course={course} />}
      {course?.url && <LinkCheck course={course} url={course.url} />}
      <EditorForm
        act="save"
        fields={course ? courseFields : courseForm.fields}
        values={course?.values ?? { students: '0', ratings: '0' }}
        failure={failure}
        {...(hidden && { hidden })}
      />
      {course?.isPath && <Modules course={course} failure={failure} />}
    </>
  )
}

function State({ course: { slug, state } }: { course: ChosenCourse }) {
  const { title, publish, again, retire } = copy.state
  return (
    <section className="card pad stack">
      <h2>{title}</h2>
      <p className="small secondary-ink">{copy.tags[state]}</p>
      <ActionButton act={state === 'published' ? 'retire' : 'publish'} hidden={{ slug }}>
        {state === 'published' ? retire : state === 'retired' ? again : publish}
      </ActionButton>
    </section>
  )
}

function LinkCheck({ course: { slug, link }, url }: { course: ChosenCourse; url: string }) {
  const words = copy.link
  return (
    <section className="card pad stack">
      <h2>{words.title}</h2>
      <p className="small secondary-ink">{link ? words.last[link.result](link.day) : words.never}</p>
      <p className="break-word">
        <a href={url} rel="noreferrer" target="_blank">
          {url}
        </a>{' '}
        <Icon name="external-link" small />
      </p>
      <p className="small secondary-ink">{words.body}</p>
      <div className="row">
        {Object.entries(linkCheckForm.fields.result.options).map(([result, said]) => (
          <ActionButton key={result} act="check" hidden={{ slug, result }}>
            {said}
          </ActionButton>
        ))}
      </div>
    </section>
  )
}

function Modules({ course, failure }: { course: ChosenCourse; failure: EditFailure | undefined }) {
  const { modules, module } = course
  const words = copy.modules
  const address = `?${EDIT_PARAM}=${course.slug}`
  return (
    <section className="editor-part">
      <h2>{words.title}</h2>
      {modules.length === 0 && <p className="small secondary-ink">{words.none}</p>}
      <ol className="card waitlist">
        {modules.map(({ slug, position, title, minutes }) => (
          <li key={slug}>
            <span className="num muted">{position}</span>
            <Link to={`${address}&module=${slug}`} preventScrollReset aria-current={slug === module?.slug || undefined}>
              {title}
            </Link>
            <span className="small muted">{words.line(minutes)}</span>
          </li>
        ))}
      </ol>
      <h3>{module ? words.change : words.add}</h3>
      <EditorForm
        key={module?.slug}
        act="module"
        fields={module ? moduleFields : moduleForm.fields}
        values={
          module
            ? { ...module, position: String(module.position), minutes: String(module.minutes) }
            : { position: String(modules.length + 1) }
        }
        failure={failure}
        hidden={{ course: course.slug, ...(module && { slug: module.slug }) }}
        send={words.send}
        isQuiet
      />
      {module && (
        <div className="row">
          <ActionButton act="remove-module" hidden={{ course: course.slug, slug: module.slug }}>
            {words.remove}
          </ActionButton>
          <Link to={address} preventScrollReset>
            {words.add}
          </Link>
        </div>
      )}
    </section>
  )
}
