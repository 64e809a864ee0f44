import { data, Link, useSearchParams } from 'react-router'
import { ActForm } from '#app/features/fundraising/owner/page/act-form.tsx'
import { ManagePage } from '#app/features/fundraising/owner/page/manage-page.tsx'
import { ownCampaignOf, readOwnPage } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { readLeft } from '#app/features/fundraising/returns/return-queries.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { together } from '#app/platform/db/together.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import type { Route } from './+types/end.route'
import { copy } from './copy.ts'
import { END_ACTIONS } from './end-actions.server.ts'
import { extensionRule } from './extension-rule.ts'
import { listExtensions } from './extension-rows.server.ts'
import { Left } from './left.tsx'
import { leftView } from './left-view.server.ts'
import { closeForm, extendForm, pauseForm } from './form.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context }: Route.LoaderArgs) {
  const own = ownCampaignOf(context, 'owner')
  const { ctx, id } = own
  const read = together(ctx.db)
  const { page, extensions, left } = await allKeyed({
    page: readOwnPage(own),
    extensions: listExtensions(read, id),
    left: readLeft(read, id),
  })
  const { slug, title, closure, pause, endsAt } = page
  const rule = extensionRule({ endsAt, extensions }, ctx.now)
  return {
    slug,
    title,
    isClosed: closure !== null,
    left: closure && leftView(page, left),
    paused: pause && copy.pause.paused(formatDate(pause.until)),
    mayPause: page.isOpen,
    ends: endsAt ? copy.extend.now(formatDate(endsAt)) : copy.extend.noEnd,
    mayExtend: rule.ok,
    extension: rule.ok ? copy.extend.latest(formatDate(rule.latest)) : copy.refused[rule.reason],
  }
}

/** The action of the form that was posted, by its field `act`. */
export async function action({ context, request }: Route.ActionArgs) {
  const own = ownCampaignOf(context, 'owner')
  const posted = await readForm(request)
  const act = String(posted.get('act') ?? '')
  const isKnown = (name: string): name is keyof typeof END_ACTIONS => Object.hasOwn(END_ACTIONS, name)
  if (!isKnown(act)) throw data(null, { status: 400 })
  return END_ACTIONS[act]({ ...own, posted })
}

export default function End({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, title, isClosed, left, paused, mayPause, ends, mayExtend, extension } = loaderData
  const did = useSearchParams()[0].get('did') ?? ''
  const done = !actionData && Object.hasOwn(copy.done, did) ? copy.done[did] : undefined
  const answerOf = (act: string) => (actionData?.act === act ? actionData : undefined)
  return (
    <ManagePage slug={slug} campaign={title} current="/end" done={done}>
      {isClosed && (
        <div className="notice">
          <p>
            {copy.close.closed} <Link to="/contact">{copy.close.contact}</Link>
          </p>
        </div>
      )}
      {left && <Left slug={slug} view={left} answer={actionData} />}
      {!isClosed && (
        <>
          <section className="card pad stack" aria-labelledby="pause-title">
            <h2 id="pause-title">{copy.pause.title}</h2>
            <p>{copy.pause.rule}</p>
            {paused && <p className="notice">{paused}</p>}
            {paused && <ActForm act="resume" send={copy.pause.resume} answer={answerOf('resume')} />}
            {!paused && mayPause && (
              <ActForm act="pause" fields={pauseForm.fields} send={copy.pause.send} answer={answerOf('pause')} />
            )}
            {!paused && !mayPause && <p className="secondary-ink">{copy.refused.ended}</p>}
          </section>
          <section className="card pad stack" aria-labelledby="extend-title">
            <h2 id="extend-title">{copy.extend.title}</h2>
            <p>{copy.extend.rule}</p>
            <p>
              {ends} {extension}
            </p>
            {mayExtend && (
              <ActForm act="extend" fields={extendForm.fields} send={copy.extend.send} answer={answerOf('extend')} />
            )}
          </section>
          <section className="card pad stack" aria-labelledby="close-title">
            <h2 id="close-title">{copy.close.title}</h2>
            <p>{copy.close.rule}</p>
            <ActForm act="close" fields={closeForm.fields} send={copy.close.send} answer={answerOf('close')} />
          </section>
        </>
      )}
    </ManagePage>
  )
}
