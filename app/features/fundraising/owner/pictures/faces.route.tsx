import { data, Form, Link, redirect } from 'react-router'
import { ownCampaignOf } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { coverFaces } from '#app/features/fundraising/pictures/cover-faces.server.ts'
import { areaOf, COLUMNS, rowsOf } from '#app/features/fundraising/pictures/grid.server.ts'
import { listOwnPictures } from '#app/features/fundraising/pictures/list-pictures.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Route } from './+types/faces.route'
import { copy } from './copy.ts'
import './faces.css'

const words = copy.facesPage

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, words.title)]

async function open({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const own = ownCampaignOf(context, 'story')
  const pictures = await listOwnPictures(together(own.ctx.db), { ...own.ctx, campaignId: own.id })
  const picture = pictures.find(({ id, file }) => id === params.picture && file.kind === 'image')
  if (!picture) throw data(null, { status: 404 })
  return { ...own, picture, rows: rowsOf(picture.file) }
}

/** A picture of the member's own campaign with a grid; 404 for anybody else's, and for a film. */
export async function loader(args: Route.LoaderArgs) {
  const { campaign, picture, rows } = await open(args)
  const { width, height, sources } = picture.file
  const src = sources.findLast(({ type }) => type === 'image/webp')?.src ?? ''
  const cells = Array.from({ length: rows * COLUMNS }, (_, at) =>
    words.cell(Math.floor(at / COLUMNS) + 1, (at % COLUMNS) + 1),
  )
  return { slug: campaign.slug, src, width, height, cells }
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { ctx, campaign, picture, rows } = await open(args)
  const ticked = (await readForm(request)).getAll('cell').map(String)
  const areas = ticked.flatMap((cell) => areaOf(cell, rows) ?? [])
  if (areas.length === 0) return data({ error: words.missing, ticked }, { status: 400 })
  const outcome = await coverFaces(ctx, { slug: campaign.slug, pictureId: picture.id, areas })
  if (outcome.ok) throw redirect(`/account/campaigns/${campaign.slug}/pictures?did=faces`, 303)
  if (outcome.reason === 'not-found') throw data(null, { status: 404 })
  return data({ error: words[outcome.reason], ticked }, { status: outcome.reason === 'busy' ? 503 : 409 })
}

export default function Faces({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, src, width, height, cells } = loaderData
  return (
    <main id="main" className="wrap section stack cover-faces" tabIndex={-1}>
      <Link className="crumb" to={`/account/campaigns/${slug}/pictures`}>
        <Icon name="arrow-left" small />
        {words.back}
      </Link>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <Form method="post" className="stack" noValidate>
        {actionData?.error && (
          <p className="error error-summary" role="alert">
            {actionData.error}
          </p>
        )}
        <fieldset>
          <legend className="visually-hidden">{words.legend}</legend>
          <img src={src} alt="" width={width} height={height} />
          <div className="cells">
            {cells.map((label, at) => (
              <input
                key={label}
                type="checkbox"
                name="cell"
                value={at}
                aria-label={label}
                defaultChecked={actionData?.ticked.includes(String(at))}
                autoComplete="off"
              />
            ))}
          </div>
        </fieldset>
        <p>
          <button className="btn primary">{words.send}</button>
        </p>
      </Form>
    </main>
  )
}
