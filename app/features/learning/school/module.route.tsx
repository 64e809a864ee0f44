import { foreignLang } from '#app/platform/language/current-language.ts'
import { localeUrl } from '#app/platform/language/language-paths.ts'
import { data, Form, Link, redirect } from 'react-router'
import { completeModule } from '#app/features/learning/commands/complete-module.server.ts'
import { copy as learning } from '#app/features/learning/copy.ts'
import { findModule } from '#app/features/learning/queries.server.ts'
import type { ModulePage } from '#app/features/learning/views.ts'
import { contextOf, findMember } from '#app/platform/http/request.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/module.route'
import { copy } from './copy.ts'
import './module.css'

const words = copy.module

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.metaTitle ?? copy.title),
  { name: 'description', content: loaderData?.module.task },
  { tagName: 'link', rel: 'canonical', href: loaderData?.url },
]

/** One module of a learning path. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const member = findMember(ctx)
  const module = await findModule(ctx.db, { ...params, userId: member?.userId ?? null })
  if (!module) throw data(null, { status: 404 })
  ctx.cacheFor({ tags: ['courses'], params: [] })
  const { siteUrl } = ctx.config
  return {
    metaTitle: `${module.title} · ${module.course.title}`,
    url: localeUrl(siteUrl, `/school/${params.slug}/${params.module}`),
    isMember: member !== null,
    module,
  }
}

/** Marks the module as done; redirects to the next module, or to the end of the path. */
export async function action({ context, params }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const course = `/school/${encodeURIComponent(params.slug)}`
  const member = findMember(ctx)
  if (!member) throw redirect(signInHref(`${course}/${encodeURIComponent(params.module)}`), 303)
  const outcome = await completeModule(ctx, params)
  if (!outcome.ok) return data({ problem: learning.refused[outcome.reason] }, { status: 404 })
  if (outcome.isFinished) throw redirect(`${course}#finished`, 303)
  const next = (await findModule(ctx.db, { ...params, userId: member.userId }))?.next
  throw redirect(next ? `${course}/${next.slug}` : `${course}#modules`, 303)
}

export default function Module({ loaderData: { module, isMember }, actionData }: Route.ComponentProps) {
  const course = `/school/${module.course.slug}`
  return (
    <main id="main" className="wrap module-page d-turmeric" tabIndex={-1}>
      <header>
        <Link className="crumb" to={course}>
          <Icon name="arrow-left" small />
          <span lang={foreignLang(module.course.title)}>{module.course.title}</span>
        </Link>
        <p className="small secondary-ink">
          {`${copy.course.moduleOf(module.number, module.count)} · ${words.minutes(module.minutes)}`}
        </p>
        <h1 lang={foreignLang(module.title)}>{module.title}</h1>
      </header>
      <div className="prose module-text">
        {module.paragraphs.map((paragraph) => (
          <p key={paragraph} lang={foreignLang(paragraph)}>
            {paragraph}
          </p>
        ))}
      </div>
      <section className="module-task">
        <h2>{words.task}</h2>
        <p lang={foreignLang(module.task)}>{module.task}</p>
        <Step module={module} isMember={isMember} course={course} />
        {actionData?.problem && (
          <p className="error" role="alert">
            {actionData.problem}
          </p>
        )}
      </section>
      <Neighbours module={module} course={course} withNext={isMember && !module.isDone} />
    </main>
  )
}

interface StepProps {
  module: ModulePage
  course: string
}

function Step({ module, isMember, course }: StepProps & { isMember: boolean }) {
  const nextHref = module.next ? `${course}/${module.next.slug}` : course
  if (isMember && !module.isDone) {
    return (
      <Form method="post" noValidate>
        <button className="btn primary">{module.next ? words.markDone : words.finish}</button>
      </Form>
    )
  }
  return (
    <>
      {module.isDone && (
        <p className="donenote">
          <Icon name="check" small />
          {words.done}
        </p>
      )}
      <p className="row">
        <Link className="btn primary" to={nextHref}>
          {module.next ? words.next(module.next.title) : words.overview}
        </Link>
        {!isMember && (
          <Link className="btn secondary" to={signInHref(`${course}/${module.slug}`)}>
            {words.signIn}
          </Link>
        )}
      </p>
    </>
  )
}

/** `withNext`: link the next module here too, because the step above shows a button. */
function Neighbours({ module: { previous, next }, course, withNext }: StepProps & { withNext: boolean }) {
  if (!previous && !withNext) return null
  return (
    <nav className="neighbours" aria-label={words.pages}>
      {previous && (
        <Link to={`${course}/${previous.slug}`}>
          <Icon name="arrow-left" small />
          {words.previous(previous.title)}
        </Link>
      )}
      {withNext && next && (
        <Link to={`${course}/${next.slug}`}>
          {words.next(next.title)}
          <Icon name="arrow-right" small />
        </Link>
      )}
    </nav>
  )
}
