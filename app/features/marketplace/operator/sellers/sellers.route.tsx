import { Link, useSearchParams } from 'react-router'
import { lastCheckDay } from '#app/features/marketplace/trust/check.ts'
import { listRegions } from '#app/features/marketplace/queries.server.ts'
import { ABROAD } from '#app/features/marketplace/schema.ts'
import {
  findSellerForOperator,
  listAllSellers,
} from '#app/features/marketplace/sellers/operator-seller-queries.server.ts'
import { portraitAlt } from '#app/features/marketplace/makers/portrait-copy.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { ActionButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, NEW } from '#app/features/resource-editor/fields.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { StatusLine } from '#app/ui/console/screen.tsx'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/sellers.route'
import { actOnSeller } from './actions.server.ts'
import { Checks } from './checks.tsx'
import { copy } from './copy.ts'
import { checkForm, sellerForm } from './forms.ts'
import { operatorSellerView } from './seller-view.server.ts'

const PATH = '/operator/sellers'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const asked = url.searchParams.get(EDIT_PARAM) ?? ''
  const page = pageNumber(url.searchParams)
  const [found, { rows, hasMore }, regions] = await Promise.all([
    findSellerForOperator(ctx.db, { actor: ctx.actor, slug: asked }),
    listAllSellers(ctx.db, { ...ctx, page }),
    listRegions(ctx.db),
  ])
  return {
    sellers: rows,
    pages: { page, hasMore },
    fields: sellerForm(regions).fields,
    checkFields: { fields: checkForm(ctx.now).fields, values: { until: lastCheckDay(ctx.now) } },
    chosen: found && operatorSellerView(found, ctx.now),
    isNew: asked === NEW,
  }
}

export const action = actOnSeller

const NEW_VALUES = { state: ABROAD, deliversTo: 'own-state' }

export default function Sellers({ loaderData, actionData }: Route.ComponentProps) {
  const { sellers, pages, fields, checkFields, chosen, isNew } = loaderData
  const { tags } = copy
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={sellers.map(({ slug, displayName, region, isVerified, isKeptByOperator }) => ({
        id: slug,
        title: displayName,
        line: region,
        tags: [
          isVerified
            ? { words: tags.verified, tone: 'good' as const }
            : { words: tags.unverified, tone: 'wait' as const },
          ...(isKeptByOperator ? [{ words: tags.kept, tone: 'plain' as const }] : []),
        ],
      }))}
      pages={pages}
      chosen={
        (chosen && { id: chosen.slug, title: chosen.displayName }) ?? (isNew ? { id: NEW, title: copy.new } : null)
      }
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      <p className="row">
        <Link to={copy.applications.to}>{copy.applications.label}</Link>
        {chosen && <Link to={`/sellers/${chosen.slug}`}>{copy.view}</Link>}
      </p>
      {chosen?.isOwn ? (
        <StatusLine>{copy.own}</StatusLine>
      ) : (
        <EditorForm
          key={chosen?.slug}
          act="save"
          fields={fields}
          values={chosen?.values ?? NEW_VALUES}
          failure={actionData}
          hidden={{ known: chosen?.slug ?? '' }}
        />
      )}
      {chosen && (
        <>
          {chosen.portraitUrl && (
            <section className="editor-part">
              <h2>{copy.portrait.title}</h2>
              <img src={chosen.portraitUrl} alt={portraitAlt(chosen.displayName)} width="120" />
              {!chosen.isOwn && (
                <ActionButton act="remove-portrait" hidden={{ known: chosen.slug }}>
                  {copy.portrait.remove}
                </ActionButton>
              )}
            </section>
          )}
          <p className="notice">{chosen.badge}</p>
          <Checks
            key={`${chosen.slug} ${chosen.checks.length}`}
            slug={chosen.slug}
            checks={chosen.checks}
            isOwn={chosen.isOwn}
            add={checkFields}
            failure={actionData}
          />
        </>
      )}
    </Editor>
  )
}
