import { ActionButton } from '#app/features/resource-editor/editor-form.tsx'
import { Resource } from '#app/features/resource-editor/resource.tsx'
import type { UploadedFile } from '#app/features/media/upload/upload-rules.ts'
import type { DocumentView } from '#app/features/media/views.ts'
import { copy as words } from '#app/features/startups/copy.ts'
import { DeckLink } from '#app/features/startups/deck-link.tsx'
import { FormFiles, useFilesBusy } from '#app/features/startups/form-files.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/startups.route'
import { copy } from './copy.ts'
import { startupForm } from './forms.ts'
import { startups } from './startups.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export const loader = startups.loader
export const action = startups.action

export default function Startups({ loaderData, actionData }: Route.ComponentProps) {
  const { fields } = startupForm
  const { state, chosen, files } = loaderData
  const busy = useFilesBusy()
  const { picture, deck } = files
  return (
    <Resource
      path="/operator/startups"
      words={copy}
      data={loaderData}
      failure={actionData}
      fields={{ add: fields, change: fields }}
      before={chosen && state && <Listing slug={chosen.id} state={state} deck={deck} />}
      renderFiles={(errors) => (
        <FormFiles errors={errors} current={{ picture, deck: deck && asUpload(deck) }} busy={busy} />
      )}
      waiting={busy.isBusy && words.files.busy}
    />
  )
}

const asUpload = ({ id, src }: DocumentView): UploadedFile => ({
  id,
  kind: 'document',
  caption: '',
  sources: [{ src, type: 'application/pdf', width: 0 }],
})

interface ListingProps {
  slug: string
  state: keyof typeof copy.tags
  deck: DocumentView | null
}

function Listing({ slug, state, deck }: ListingProps) {
  const isListed = state === 'listed'
  return (
    <section className="card pad stack">
      <h2>{copy.list.title}</h2>
      <p className="small secondary-ink">{copy.tags[state]}</p>
      {deck && (
        <p>
          <DeckLink deck={deck} slug={slug} />
        </p>
      )}
      <ActionButton act={isListed ? 'retire' : 'list'} hidden={{ known: slug }}>
        {isListed ? copy.list.hide : copy.list.show}
      </ActionButton>
    </section>
  )
}
