import { useState } from 'react'
import { data, Form, useSearchParams } from 'react-router'
import { ManagePage } from '#app/features/fundraising/owner/page/manage-page.tsx'
import { ownCampaignOf } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { listOwnPictures } from '#app/features/fundraising/pictures/list-pictures.server.ts'
import { ALT_CHARS_MAX, PICTURES_MAX } from '#app/features/fundraising/pictures/picture-limits.ts'
import { readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import { LazyUploadField } from '#app/features/media/upload/lazy-upload-field.tsx'
import { UPLOAD_RULES } from '#app/features/media/upload-limits.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { together } from '#app/platform/db/together.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import type { Route } from './+types/pictures.route'
import { copy } from './copy.ts'
import { PICTURE_ACTIONS, type PictureAnswer } from './picture-actions.server.ts'
import { PictureCard } from './picture-card.tsx'
import './pictures.css'
import { pictureView } from './pictures-view.server.ts'

const KINDS = ['image', 'video'] as const
const NO_UPLOADS: PictureAnswer['uploads'] = []

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, id, campaign } = ownCampaignOf(context, 'story')
  const { slug, title } = campaign
  const read = together(ctx.db)
  const { pictures, state } = await allKeyed({
    pictures: listOwnPictures(read, { ...ctx, campaignId: id }),
    state: readCampaignState(read, id),
  })
  return { slug, title, isClosed: state.isClosed, pictures: pictures.map(pictureView) }
}

/** The action of the form that was posted, by its field `act`. */
export async function action({ context, request }: Route.ActionArgs) {
  const own = ownCampaignOf(context, 'story')
  const posted = await readForm(request)
  const act = String(posted.get('act') ?? '')
  const isKnown = (name: string): name is keyof typeof PICTURE_ACTIONS => Object.hasOwn(PICTURE_ACTIONS, name)
  if (!isKnown(act)) throw data(null, { status: 400 })
  return PICTURE_ACTIONS[act]({ ...own, posted })
}

export default function Pictures({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, title, isClosed, pictures } = loaderData
  const did = useSearchParams()[0].get('did') ?? ''
  const done = !actionData && Object.hasOwn(copy.done, did) ? copy.done[did] : undefined
  const left = PICTURES_MAX - pictures.length
  return (
    <ManagePage slug={slug} campaign={title} current="/pictures" done={done}>
      <p>{copy.rule}</p>
      {isClosed && <p className="notice">{copy.closed}</p>}
      {pictures.length === 0 && <p className="secondary-ink">{copy.none}</p>}
      <ul className="story-pictures-list">
        {pictures.map((picture) => (
          <PictureCard key={picture.id} slug={slug} picture={picture} answer={actionData} />
        ))}
      </ul>
      {!isClosed && left > 0 && (
        <AddForm key={pictures.length} left={left} answer={actionData?.act === 'add' ? actionData : undefined} />
      )}
    </ManagePage>
  )
}

function AddForm({ left, answer }: { left: number; answer: PictureAnswer | undefined }) {
  const form = useFocusFirstError(answer?.errors)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <section className="card pad stack" aria-labelledby="add-title">
      <h2 id="add-title">{copy.add.title}</h2>
      <Form ref={form} method="post" className="stack" noValidate>
        <LazyUploadField
          label={copy.add.label}
          hint={copy.add.hint}
          error={answer?.errors['media']}
          max={left}
          captionCharsMax={ALT_CHARS_MAX}
          rules={UPLOAD_RULES}
          kinds={KINDS}
          initial={answer?.uploads ?? NO_UPLOADS}
          onBusy={setIsBusy}
        />
        <noscript>
          <p className="small secondary-ink">{copy.add.noScript}</p>
        </noscript>
        <p>
          <button className="btn primary" name="act" value="add" disabled={isBusy}>
            {isBusy ? copy.add.busy : copy.add.send}
          </button>
        </p>
      </Form>
    </section>
  )
}
