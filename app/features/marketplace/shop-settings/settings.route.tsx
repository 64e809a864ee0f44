import { useState } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { listRegions } from '#app/features/marketplace/queries.server.ts'
import { listChecks } from '#app/features/marketplace/sellers/seller-queries.server.ts'
import { listMedia } from '#app/features/media/queries.server.ts'
import { sellerOf } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { GstCard } from '#app/features/marketplace/shop-gst/gst-card.tsx'
import { gstView } from '#app/features/marketplace/shop-gst/gst-view.server.ts'
import { shopTexts } from '#app/features/marketplace/sellers/shop-texts.ts'
import { translationForm } from '#app/features/translations/card/translation-form.server.ts'
import { TRANSLATION_ACT, TranslationForm } from '#app/features/translations/card/translation-form.tsx'
import { ShopPage } from '#app/features/marketplace/shop-frame/shop-page.tsx'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { together } from '#app/platform/db/together.server.ts'
import { districtName } from '#app/platform/india/district-names.server.ts'
import { stateName } from '#app/platform/india/state-name.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { FormFields } from '#app/ui/form/form-fields.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/settings.route'
import { copy } from './copy.ts'
import { shopForm, shopTextFields } from './form.ts'
import { PortraitField } from './portrait-field.tsx'
import { showPhone } from '#app/platform/text/show-phone.ts'
import { SETTINGS_ACTIONS, type SettingsAnswer } from './settings-actions.server.ts'
import { termsView } from './settings-view.server.ts'
import { Terms } from './terms.tsx'
import './settings.css'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = sellerOf(context)
  const { shop } = ctx
  const { fixed, checks } = copy
  const isWithin = shop.deliversTo === 'own-state'
  const db = together(ctx.db)
  const { holding, portraits, ...read } = await allKeyed({
    holding: listChecks(db, { sellerId: shop.id, now: ctx.now }),
    portraits: listMedia(db, shop.profileImageId ? [shop.profileImageId] : []),
    translation: translationForm(db, {
      kind: 'shop',
      id: shop.id,
      original: shopTexts(shop),
      fields: shopTextFields(),
    }),
    terms: termsView({ ...ctx, db }),
    gst: gstView({ ...ctx, db }),
    regions: listRegions(db),
  })
  return {
    ...read,
    values: { bio: shop.bio, voice: shop.voice ?? '', region: shop.regionId } as FormValues,
    portrait: portraits.get(shop.profileImageId ?? '') ?? null,
    shopName: shop.displayName,
    fixed: [
      [fixed.name, shop.displayName],
      [fixed.state, shop.state ? stateName(shop.state) : fixed.abroad],
      [
        fixed.district,
        [shop.town, shop.district && districtName(shop.state ?? '', shop.district)].filter(Boolean).join(', ') ||
          fixed.none,
      ],
      [fixed.sends, isWithin ? fixed.ownState : fixed.india],
      [fixed.legalName, shop.legalName ?? fixed.none],
      [fixed.address, shop.address ?? fixed.none],
      [fixed.mail, shop.noticeEmail ? showPhone(shop.noticeEmail) : fixed.none],
    ] as const,
    checks: holding.map(({ kind, note, validUntil }) => ({
      what: checks.kinds[kind],
      words: checks.until(note, formatDate(validUntil)),
    })),
  }
}

/** The action of the form that was posted, by its field `act`. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = sellerOf(context)
  const posted = await readForm(request)
  const act = String(posted.get('act') ?? '')
  const isKnown = (name: string): name is keyof typeof SETTINGS_ACTIONS => Object.hasOwn(SETTINGS_ACTIONS, name)
  return SETTINGS_ACTIONS[isKnown(act) ? act : 'shop']({ ctx, posted })
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { fixed, checks, translation } = loaderData
  const [search] = useSearchParams()
  const did = search.get('did') ?? ''
  const done = !actionData && Object.hasOwn(copy.done, did) ? copy.done[did] : undefined
  return (
    <ShopPage current="settings" title={copy.title} done={done}>
      <div className="shop-two shop-details">
        <div className="stack">
          <ShopForm {...loaderData} answer={actionData?.act === 'shop' ? actionData : undefined} />
          {translation && (
            <TranslationForm
              view={translation}
              answer={actionData?.act === TRANSLATION_ACT ? actionData : undefined}
              actName="act"
            />
          )}
          <GstCard gst={loaderData.gst} answer={actionData?.act === 'gst' ? actionData : undefined} />
          <Terms terms={loaderData.terms} answer={actionData} />
        </div>
        <div className="stack">
          <section className="card pad stack" aria-labelledby="checks-title">
            <h2 id="checks-title">{copy.checks.title}</h2>
            {checks.length === 0 && <p className="secondary-ink">{copy.checks.none}</p>}
            <dl>
              {checks.map(({ what, words }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="card pad stack" aria-labelledby="fixed-title">
            <h2 id="fixed-title">{copy.fixed.title}</h2>
            <p className="small secondary-ink">{copy.fixed.lead}</p>
            <dl>
              {fixed.map(([term, words]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
            <p className="small">
              {copy.fixed.change} <Link to="/contact">{copy.fixed.write}</Link>
            </p>
          </section>
        </div>
      </div>
    </ShopPage>
  )
}

type ShopFormProps = Pick<Route.ComponentProps['loaderData'], 'values' | 'regions' | 'portrait' | 'shopName'> & {
  answer: SettingsAnswer | undefined
}

function ShopForm({ values, regions, portrait, shopName, answer }: ShopFormProps) {
  const [isBusy, setIsBusy] = useState(false)
  const ref = useFocusFirstError(answer?.errors)
  return (
    <Form ref={ref} method="post" className="shop-form" noValidate>
      <FormDraft name="shop" />
      <p className="secondary-ink">{copy.lead}</p>
      <FormFields fields={shopForm(regions).fields} values={answer?.values ?? values} errors={answer?.errors} />
      <PortraitField {...{ shopName, portrait }} error={answer?.errors['portraitId']} onBusy={setIsBusy} />
      <p>
        <button className="btn primary" disabled={isBusy}>
          {isBusy ? copy.waiting : copy.save}
        </button>
      </p>
    </Form>
  )
}
