import { data, Link, useSearchParams } from 'react-router'
import { costsAsText } from '#app/features/fundraising/builder/costs-as-text.ts'
import { ActForm } from '#app/features/fundraising/owner/page/act-form.tsx'
import { ManagePage } from '#app/features/fundraising/owner/page/manage-page.tsx'
import { ownCampaignOf, readOwnPage } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { findBeneficiary } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import { copy as beneficiaryCopy } from '#app/features/fundraising/beneficiaries/copy.ts'
import { seenBeneficiary } from '#app/features/fundraising/beneficiaries/save-beneficiary.server.ts'
import { hasGifts } from '#app/features/fundraising/rows/has-gifts.server.ts'
import { GiftRulesList } from '#app/features/fundraising/surplus/gift-rules.tsx'
import { rulesView } from '#app/features/fundraising/surplus/rules-view.server.ts'
import { TRANSLATION_ACT, TranslationForm } from '#app/features/translations/card/translation-form.tsx'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { together } from '#app/platform/db/together.server.ts'
import { PAISE } from '#app/platform/money.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/story.route'
import { copy } from './copy.ts'
import { beneficiaryForm, costsForm, rulesForm, storyForm, storyValues } from './form.ts'
import { costsOf } from './save-costs.server.ts'
import { textOf } from './save-story.server.ts'
import { seenOf } from './seen.server.ts'
import { campaignTranslation, findOwnTranslation } from './translation.server.ts'
import { STORY_ACTIONS } from './story-actions.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context }: Route.LoaderArgs) {
  const own = ownCampaignOf(context, 'story')
  const { ctx, id, isOwner } = own
  const read = together(ctx.db)
  const { page, hasSupporters, saved, whom } = await allKeyed({
    page: readOwnPage(own),
    hasSupporters: hasGifts(read, { campaignId: id, now: ctx.now }),
    saved: findOwnTranslation(read, own),
    whom: findBeneficiary(read, id),
  })
  const { slug, title, closure, story, beneficiary, goalMinor, costs, surplusRule, shortfallRule } = page
  return {
    slug,
    title,
    isOwner,
    isClosed: closure !== null,
    hasSupporters,
    story,
    whom: {
      words: beneficiary && beneficiaryCopy.words(beneficiary),
      values: {
        key: seenBeneficiary(whom),
        relation: beneficiary?.relation ?? '',
        pseudonym: beneficiary?.isPseudonym ? beneficiary.name : '',
      },
    },
    rules: { surplusRule, shortfallRule },
    gifts: rulesView(page),
    translation: closure ? null : campaignTranslation(own, { saved, hasSupporters }),
    text: { ...storyValues(page), key: seenOf(textOf(page)) },
    costs: { goalMinor: String(goalMinor / PAISE), costs: costsAsText(costs), key: seenOf(costsOf(page)) },
  }
}

/** The action of the form that was posted, by its field `act`. */
export async function action({ context, request }: Route.ActionArgs) {
  const own = ownCampaignOf(context, 'story')
  const posted = await readForm(request)
  const act = String(posted.get('act') ?? '')
  const isKnown = (name: string): name is keyof typeof STORY_ACTIONS => Object.hasOwn(STORY_ACTIONS, name)
  if (!isKnown(act)) throw data(null, { status: 400 })
  return STORY_ACTIONS[act]({ ...own, posted })
}

export default function StoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, title, isOwner, isClosed, hasSupporters, story, text, costs, whom, rules, gifts, translation } =
    loaderData
  const did = useSearchParams()[0].get('did') ?? ''
  const done = !actionData && Object.hasOwn(copy.done, did) ? copy.done[did] : undefined
  const answerOf = (act: string) => (actionData?.act === act ? actionData : undefined)
  return (
    <ManagePage slug={slug} campaign={title} current="/story" done={done}>
      {isClosed && <p className="notice">{copy.closed}</p>}
      {(!isClosed || answerOf('story')) && (
        <section className="card pad stack" aria-labelledby="story-title">
          <h2 id="story-title">{copy.story.title}</h2>
          <p>{copy.story.lead}</p>
          {hasSupporters && (
            <p className="secondary-ink">
              {copy.story.versions} <Link to={`/campaign/${slug}/versions`}>{copy.story.seeVersions}</Link>
            </p>
          )}
          <ActForm
            key={text.key}
            act="story"
            fields={storyForm(story, hasSupporters).fields}
            values={text}
            send={copy.story.send}
            answer={answerOf('story')}
            draft="campaign-story"
          />
        </section>
      )}
      {translation && (
        <TranslationForm key={`t ${text.key}`} view={translation} answer={answerOf(TRANSLATION_ACT)} actName="act" />
      )}
      {(!isClosed || answerOf('costs')) && (
        <section className="card pad stack" aria-labelledby="costs-title">
          <h2 id="costs-title">{copy.costs.title}</h2>
          <p>{copy.costs.lead}</p>
          <ActForm
            key={costs.key}
            act="costs"
            fields={costsForm.fields}
            values={costs}
            send={copy.costs.send}
            answer={answerOf('costs')}
          />
        </section>
      )}
      <section className="card pad stack" aria-labelledby="whom-title">
        <h2 id="whom-title">{copy.beneficiary.title}</h2>
        <p>{whom.words ? copy.beneficiary.now(whom.words) : copy.beneficiary.none}</p>
        {isOwner && (!isClosed || answerOf('beneficiary')) && (
          <ActForm
            key={whom.values.key}
            act="beneficiary"
            fields={beneficiaryForm(hasSupporters && whom.words !== null).fields}
            values={whom.values}
            send={copy.beneficiary.send}
            answer={answerOf('beneficiary')}
          />
        )}
      </section>
      <section className="card pad stack" aria-labelledby="rules-title">
        <h2 id="rules-title">{copy.rules.title}</h2>
        {hasSupporters || isClosed || !isOwner ? (
          <>
            {hasSupporters && <p>{copy.rules.fixed}</p>}
            <GiftRulesList rules={gifts} />
          </>
        ) : (
          <>
            <p>{copy.rules.lead}</p>
            <ActForm
              act="rules"
              fields={rulesForm.fields}
              values={rules}
              send={copy.rules.send}
              answer={answerOf('rules')}
            />
          </>
        )}
      </section>
    </ManagePage>
  )
}
