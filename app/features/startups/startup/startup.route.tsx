import { foreignLang } from '#app/platform/language/current-language.ts'
import { data, Link } from 'react-router'
import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { seedsForms } from '#app/features/startups/request-forms.ts'
import { expressInterest } from '#app/features/startups/commands/express-interest.server.ts'
import { DeckLink } from '#app/features/startups/deck-link.tsx'
import { findStartup } from '#app/features/startups/queries.server.ts'
import { PAISE } from '#app/platform/money.ts'
import { contextOf, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { RequestForm } from '#app/ui/form/request-form.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Thread } from '#app/ui/thread.tsx'
import { Cover, WingHead } from '#app/ui/wings/wing-head.tsx'
import { copy as wing } from '#app/features/startups/list/copy.ts'
import '#app/features/startups/list/seeds.css'
import { startupCard } from '#app/features/startups/list/startup-view.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import type { Route } from './+types/startup.route'
import { copy } from './copy.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const startup = await findStartup(ctx.db, { slug: params.slug, now: ctx.now })
  if (!startup) return data({ startup: null, pitch: [], prefill: {} }, { status: 404 })
  ctx.cacheFor({ tags: ['startups'], params: ['amount'] })
  const amount = pageUrl(request).searchParams.get('amount')?.replace(/\D/g, '').slice(0, 9) ?? ''
  const prefill = { amount, ...prefillOf(ctx) }
  return data({ startup: startupCard(startup), pitch: startup.pitch, prefill })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const startup = await findStartup(ctx.db, { slug: params.slug, now: ctx.now })
  if (!startup) throw data(null, { status: 404 })
  const posted = await readForm(request)
  // The startup comes from the path, not from the form.
  posted.set('startup', startup.title)
  return receiveForm(ctx, { interest: seedsForms.interest }, posted, {
    interest:
      ({ amount }) =>
      async (tx, requestId) => {
        const { config: site, now, sealer } = ctx
        await expressInterest(tx, {
          slug: startup.slug,
          amountMinor: amount * PAISE,
          requestId,
          now,
          site,
          sealer,
        })
      },
  })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.startup ? copy.title(loaderData.startup.title) : copy.missing.title),
  { name: 'description', content: loaderData?.startup?.description ?? '' },
]

/** A startup's pitch, and the form to express interest. */
export default function Startup({ loaderData: { startup, pitch, prefill }, actionData }: Route.ComponentProps) {
  if (!startup) {
    return (
      <main id="main" className="wrap section stack" tabIndex={-1}>
        <h1>{copy.missing.title}</h1>
        <Link className="btn secondary" to="/seeds">
          {copy.missing.back}
        </Link>
      </main>
    )
  }
  return (
    <main id="main" tabIndex={-1}>
      <WingHead
        dye={startup.dye}
        back={wing.back}
        title={startup.title}
        lead={startup.description}
        isWritten
        kolam={startup.kolam}
        cover={
          startup.picture && (
            <Cover>
              <Picture
                picture={startup.picture}
                alt={startup.picture.alt}
                sizes="(min-width: 760px) 440px, 92vw"
                isFirst
              />
            </Cover>
          )
        }
      />
      <div className="wrap section pitch">
        <article className="stack">
          <h2>{copy.pitch}</h2>
          <p className="small secondary-ink">{startup.tags.join('\u00a0· ')}</p>
          {(pitch.length > 0 || startup.deck ? pitch : [copy.noPitch]).map((paragraph) => (
            <p key={paragraph} lang={foreignLang(paragraph)}>
              {paragraph}
            </p>
          ))}
          {startup.deck && (
            <p>
              <DeckLink deck={startup.deck} slug={startup.slug} />
            </p>
          )}
          <p className="secondary-ink">{copy.founder(startup.founderName)}</p>
          <Thread percent={startup.percent} label={wing.featured.progress(startup.title, startup.percent)} />
          <p>
            <b className="num">{startup.raised}</b>
          </p>
          <p className="small secondary-ink">{startup.facts.join('\u00a0· ')}</p>
          <Link to="/seeds">{copy.missing.back}</Link>
        </article>
        <section className="card pad stack" id={seedsForms.interest.kind} aria-labelledby="interest-title">
          <h2 id="interest-title">{wing.interest.title(startup.title)}</h2>
          <p className="secondary-ink">{wing.interest.lead}</p>
          <RequestForm form={interestForm} words={wing.interest} answer={actionData} prefill={prefill} />
        </section>
      </div>
    </main>
  )
}

/** The form without the field for the startup, which comes from the path. */
const interestForm = perLanguage(() => {
  const { startup: _, ...fields } = seedsForms.interest.fields
  return { ...seedsForms.interest, fields }
})
