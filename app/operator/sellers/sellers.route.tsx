import { Link, useSearchParams } from 'react-router'
import { saveSeller } from '#app/capabilities/marketplace/commands/save-seller.server.ts'
import { listRegions } from '#app/capabilities/marketplace/queries.server.ts'
import { SLUG_CHARS_MAX } from '#app/capabilities/marketplace/schema.ts'
import { listAllSellers } from '#app/capabilities/marketplace/seller-queries.server.ts'
import { requireOperator } from '#app/operator/access.server.ts'
import { done, lineOf, linesOf, missing, notSaved } from '#app/operator/editor/answers.server.ts'
import { EditorForm } from '#app/operator/editor/editor-form.tsx'
import { Editor } from '#app/operator/editor/editor.tsx'
import { EDIT_PARAM, NEW } from '#app/operator/editor/fields.ts'
import { doneWords, slugOf } from '#app/operator/editor/words.ts'
import { operatorMeta } from '#app/operator/meta.ts'
import { readDeclaredForm } from '#app/platform/declared-form/read-form.ts'
import { contextOf } from '#app/platform/request.server.ts'
import type { Route } from './+types/sellers.route'
import { copy } from './copy.ts'
import { sellerForm } from './forms.ts'

const PATH = '/operator/sellers'

export const meta: Route.MetaFunction = () => operatorMeta(copy.title)

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const ctx = await requireOperator(contextOf(context), { request, url })
  const sellers = await listAllSellers(ctx.db, ctx)
  const asked = url.searchParams.get(EDIT_PARAM)
  return {
    sellers,
    regions: await listRegions(ctx.db),
    chosen: sellers.find(({ slug }) => slug === asked) ?? null,
    isNew: asked === NEW,
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const ctx = await requireOperator(contextOf(context), { request, url })
  const posted = await request.formData()
  const known = String(posted.get('known') ?? '')
  const read = readDeclaredForm(sellerForm(await listRegions(ctx.db)), posted)
  if (!read.ok) return notSaved({ act: 'save', ...read })
  const { answers } = read
  const displayName = lineOf(answers, 'displayName')
  const slug = known || slugOf(displayName, SLUG_CHARS_MAX)
  const isVerified = answers['isVerified'] === 'yes'
  const fields = { displayName, bio: lineOf(answers, 'bio'), regionId: lineOf(answers, 'region'), isVerified }
  const outcome = await saveSeller(ctx, { slug, isNew: known === '', ...fields })
  if (outcome.ok) return done(PATH, 'save', slug)
  if (outcome.reason === 'not-found' || outcome.reason === 'not-allowed') throw missing()
  return notSaved({ refused: copy.refused[outcome.reason], values: linesOf(posted) }, 409)
}

export default function Sellers({ loaderData, actionData }: Route.ComponentProps) {
  const { sellers, regions, chosen, isNew } = loaderData
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={sellers.map(({ slug, displayName, region, isVerified }) => ({
        id: slug,
        title: displayName,
        line: region,
        tags: [
          isVerified
            ? { words: copy.tags.verified, tone: 'good' as const }
            : { words: copy.tags.unverified, tone: 'wait' as const },
        ],
      }))}
      chosen={
        (chosen && { id: chosen.slug, title: chosen.displayName }) ?? (isNew ? { id: NEW, title: copy.new } : null)
      }
      done={doneWords(copy.done, search)}
      failure={actionData}
    >
      <p className="row">
        <Link to={copy.applications.to}>{copy.applications.label}</Link>
        {chosen && <Link to={`/sellers/${chosen.slug}`}>{copy.view}</Link>}
      </p>
      <EditorForm
        key={chosen?.slug}
        act="save"
        fields={sellerForm(regions).fields}
        values={
          chosen
            ? {
                displayName: chosen.displayName,
                bio: chosen.bio,
                region: chosen.regionId,
                isVerified: chosen.isVerified ? 'yes' : '',
              }
            : {}
        }
        failure={actionData}
        hidden={{ known: chosen?.slug ?? '' }}
      />
    </Editor>
  )
}
