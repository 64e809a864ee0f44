import { randomUUID } from 'node:crypto'
import { data, useSearchParams } from 'react-router'
import { ManagePage } from '#app/features/fundraising/owner/page/manage-page.tsx'
import { ownCampaignOf, readOwnPage } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { UpdateList } from '#app/features/fundraising/campaign/update-list.tsx'
import { updateViews } from '#app/features/fundraising/campaign/campaign-view.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/updates.route'
import { copy } from './copy.ts'
import { countAgreed } from './message.server.ts'
import { PostForm, ThankForm } from './update-forms.tsx'
import { UPDATE_ACTIONS } from './update-actions.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context }: Route.LoaderArgs) {
  const own = ownCampaignOf(context, 'updates')
  const { page, agreed } = await allKeyed({
    page: readOwnPage(own),
    agreed: countAgreed(own.ctx.db, { campaignId: own.id }),
  })
  return {
    slug: page.slug,
    title: page.title,
    reach: copy.reach(agreed),
    mayThank: agreed > 0,
    updates: updateViews(page),
    keys: { post: randomUUID(), thank: randomUUID() },
  }
}

/** The action of the form that was posted, by its field `act`. */
export async function action({ context, request }: Route.ActionArgs) {
  const own = ownCampaignOf(context, 'updates')
  const posted = await readForm(request)
  const act = String(posted.get('act') ?? '')
  const isKnown = (name: string): name is keyof typeof UPDATE_ACTIONS => Object.hasOwn(UPDATE_ACTIONS, name)
  if (!isKnown(act)) throw data(null, { status: 400 })
  return UPDATE_ACTIONS[act]({ ...own, posted })
}

export default function Updates({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, title, reach, mayThank, updates, keys } = loaderData
  const did = useSearchParams()[0].get('did') ?? ''
  const done = !actionData && Object.hasOwn(copy.done, did) ? copy.done[did] : undefined
  const answerOf = (act: string) => (actionData?.act === act ? actionData : undefined)
  return (
    <ManagePage slug={slug} campaign={title} current="/updates" done={done}>
      <section className="card pad stack" aria-labelledby="post-title">
        <h2 id="post-title">{copy.update.title}</h2>
        <p>{copy.update.lead}</p>
        <p className="secondary-ink">{reach}</p>
        <PostForm key={keys.post} formKey={keys.post} answer={answerOf('post')} />
      </section>
      <section className="card pad stack" aria-labelledby="thank-title">
        <h2 id="thank-title">{copy.thanks.title}</h2>
        {mayThank ? <p>{copy.thanks.lead}</p> : <p>{copy.refused['nobody-agreed']}</p>}
        {mayThank && <ThankForm key={keys.thank} formKey={keys.thank} answer={answerOf('thank')} />}
      </section>
      <section className="stack" aria-labelledby="earlier-title">
        <h2 id="earlier-title">{copy.earlier.title}</h2>
        {updates.length === 0 && <p className="secondary-ink">{copy.earlier.none}</p>}
        <UpdateList updates={updates} />
      </section>
    </ManagePage>
  )
}
