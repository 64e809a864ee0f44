import { foreignLang } from '#app/platform/language/current-language.ts'
import { data, Link } from 'react-router'
import { findStudentMembership } from '#app/features/students/queries.server.ts'
import { listHelplines } from '#app/features/helplines/queries.server.ts'
import { storyTags, FEED_TAGS } from '#app/features/stories/events.ts'
import { findOwnStory, findStory } from '#app/features/stories/queries.server.ts'
import { TRANSLATION_ACT, TranslationForm } from '#app/features/translations/card/translation-form.tsx'
import { WrittenIn } from '#app/features/translations/card/written-in.tsx'
import { listTranslations } from '#app/features/translations/queries.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { together } from '#app/platform/db/together.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { describe } from '#app/platform/seo/structured-data.server.ts'
import { Calls } from '#app/ui/calls.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { StoryAuthor } from '#app/features/stories/card/author.tsx'
import { LikeButton } from '#app/features/stories/card/like-button.tsx'
import '#app/features/stories/card/story-card.css'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/story.route'
import { Block } from './block.tsx'
import { copy } from './story-copy.ts'
import { OwnStory } from './own-story.tsx'
import { Report } from './report.tsx'
import { SharePanel } from '#app/features/stories/share/share-panel.tsx'
import { actOnStory, type StoryAnswer } from './story-actions.server.ts'
import { inLanguageOfReader, storyTranslation } from './translated-story.server.ts'
import { StoryMedia } from './story-media.tsx'
import './story.css'
import { moderationView, storyJsonLd, storyView } from './story-view.server.ts'
import { FEED } from '#app/features/stories/feed/feed-address.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'

/** Answers 404 to viewers who may not see the story; its author sees it in any state. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const { actor, now, config } = ctx
  const { id } = params
  if (!isUuid(id)) throw data(null, { status: 404 })
  const db = together(ctx.db)
  const done = pageUrl(request).searchParams.get('done')
  const { own, shown, translations, membership, helplines } = await allKeyed({
    own: findOwnStory(db, { actor, id }),
    shown: findStory(db, { actor, id }),
    translations: listTranslations(db, [id]),
    membership: findStudentMembership(db, actor),
    helplines: done === 'danger' ? listHelplines(db) : [],
  })
  const original = own ?? shown
  if (!original) throw data(null, { status: 404 })
  const { story, writtenIn } = inLanguageOfReader(original, translations)
  const isPublic = !own || own.moderation.state === 'published'
  const tags = [...storyTags(story.id), 'helplines']
  ctx.cacheFor({ tags: story.isSample ? [...tags, ...FEED_TAGS] : tags, params: ['done'] })
  if (isPublic) describe(ctx, storyJsonLd(story, config.siteUrl))
  return {
    story: storyView(story, { writtenIn, now, siteUrl: config.siteUrl }),
    own: own && moderationView(own),
    translation: own && storyTranslation(own, translations),
    isFound: isPublic && !story.isSample,
    membership: membership.membership,
    done,
    missing: own ? Number(pageUrl(request).searchParams.get('missing')) || 0 : 0,
    calls: helplines.filter(({ isUrgent }) => isUrgent),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnStory(contextOf(context), params.id, await readForm(request))
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [pageTitle(matches)]
  const { story, isFound } = loaderData
  return [
    pageTitle(matches, story.metaTitle),
    { name: 'description', content: story.metaDescription },
    ...(isFound ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export default function Story({ loaderData, actionData }: Route.ComponentProps) {
  const { story, own, translation, membership, done, missing, calls } = loaderData
  const answer = actionData as StoryAnswer | undefined
  return (
    <main id="main" className="wrap story-page" tabIndex={-1}>
      <Link className="crumb" to={FEED}>
        <Icon name="arrow-left" small />
        {copy.back}
      </Link>
      {story.isSample && <p className="notice">{copy.sample}</p>}
      {own && <OwnStory id={story.id} own={own} done={done} missing={missing} answer={answer} />}
      <article className={`stack story-told d-${story.dye}`}>
        <header className="stack">
          {story.media.length === 0 && (
            <div className="cloth story-band">
              <Kolam drawing={story.kolam} repeat={0.98} />
            </div>
          )}
          <p className="story-tags">
            <span className="tag">{story.cause}</span>
            {story.location && (
              <span className="small secondary-ink story-place">
                <Icon name="map-pin" small />
                {story.location}
              </span>
            )}
          </p>
          <h1 lang={foreignLang(story.title)}>{story.title}</h1>
          <StoryAuthor author={story.author} time={story.time} />
        </header>
        {story.media.length > 0 && <StoryMedia story={story} />}
        <div className="story-words">
          {story.paragraphs.map((text) => (
            <p key={text} lang={foreignLang(text)}>
              {text}
            </p>
          ))}
          <WrittenIn view={story.writtenIn} />
        </div>
        {story.metrics.length > 0 && <Results metrics={story.metrics} />}
      </article>
      {!story.isSample && (!own || own.state === 'published') && (
        <div className="row story-actions">
          <LikeButton story={story} membership={membership} returnTo={`${FEED}/${story.id}`} />
          {loaderData.isFound && <SharePanel title={story.title} url={story.url} />}
        </div>
      )}
      {translation && (
        <TranslationForm
          view={translation}
          answer={answer?.intent === TRANSLATION_ACT ? { ...answer, act: TRANSLATION_ACT } : undefined}
          actName="intent"
        />
      )}
      {!story.isYours && !story.isSample && (
        <aside className="story-aside">
          <section className="stack" id="report">
            {calls.length > 0 && (
              <>
                <p className="notice" role="status">
                  {copy.report.danger}
                </p>
                <Calls title={copy.report.calls} list={calls.map(({ number, what }) => ({ number, label: what }))} />
              </>
            )}
            <Report isDone={done === 'reported' || done === 'danger'} isUrgent={calls.length > 0} answer={answer} />
          </section>
          {membership !== 'visitor' && <Block name={story.author.name} answer={answer} />}
        </aside>
      )}
    </main>
  )
}

function Results({ metrics }: { metrics: readonly { name: string; value: string }[] }) {
  return (
    <section className="stack" aria-labelledby="results-title">
      <h2 id="results-title">{copy.results}</h2>
      <dl className="story-results">
        {metrics.map(({ name, value }) => (
          <div key={name} className="card pad">
            <dt className="secondary-ink" lang={foreignLang(name)}>
              {name}
            </dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
