import { data } from 'react-router'
import { listAwarded, listServices } from '#app/features/duty-of-care/queries.server.ts'
import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { docForms } from '#app/features/duty-of-care/request-forms.ts'
import { findAccountNotes } from '#app/features/private-notes/queries.server.ts'
import { contextOf, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Calls } from '#app/ui/calls.tsx'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { parsePrivateCard } from '#app/features/private-notes/cards/private-card.ts'
import '#app/features/private-notes/cards/private-cards.css'
import { usePrivateCards } from '#app/features/private-notes/cards/use-private-cards.ts'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import { OnThisPage } from '#app/ui/sections/on-this-page.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import { copy as ritual } from './ritual/copy.ts'
import type { Route } from './+types/doc.route'
import { Badges } from './badges.tsx'
import { CompanionCards } from './companion-cards.tsx'
import { copy } from './copy.ts'
import './doc.css'
import { awardedView, badgeCards, findBookingMistake, serviceCard } from './doc.server.ts'
import { REQUEST_CARDS } from './request-cards-copy.ts'
import { RequestCards } from './request-cards.tsx'
import { CareRitual } from './ritual/care-ritual.tsx'
import { Services } from './services.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const [offered, awarded, account] = await Promise.all([
    listServices(ctx.db),
    listAwarded(ctx.db),
    findAccountNotes(ctx, { kind: 'companion-card' }),
  ])
  const services = offered.map(serviceCard)
  const query = pageUrl(request).searchParams.get('service')
  return {
    kolam: drawKolam({ kind: 'wing', wing: 'doc' }),
    services,
    badges: badgeCards(),
    awarded: awarded.map(awardedView),
    account,
    requestCards: REQUEST_CARDS,
    prefill: prefillOf(ctx),
    service: services.find(({ slug }) => slug === query)?.option ?? '',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const posted = await readForm(request)
  const mistake = await findBookingMistake(ctx, posted)
  return mistake ? data(mistake, { status: 400 }) : receiveForm(ctx, docForms, posted)
}

/** The title is only the brand, because other people may see the phone. */
export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches), { name: 'robots', content: 'noindex' }]

export default function Doc({ loaderData, actionData }: Route.ComponentProps) {
  const { kolam, services, badges, awarded, account, prefill, requestCards, service } = loaderData
  const cards = usePrivateCards({ kind: 'companion-card', parse: parsePrivateCard, account })
  const answer = actionData
  return (
    <main id="main" className="duty-of-care" tabIndex={-1}>
      <WingHead dye="indigo" back={copy.back} title={copy.headline} lead={copy.lead} kolam={kolam}>
        <a className="btn primary" href="#services">
          {copy.nav.services}
        </a>
        <a className="btn secondary" href="#ritual">
          {copy.nav.ritual}
        </a>
        <a className="btn secondary" href="#take-part">
          {requestCards.support.title}
        </a>
      </WingHead>
      <Calls {...copy.calls} />
      <OnThisPage
        sections={[
          ['ritual-title', ritual.title],
          ['services-title', copy.services.title],
          ['badges-title', copy.badges.title],
          ['take-part-title', copy.requestForms.title],
        ]}
      />
      <CareRitual isReady={cards.isReady} place={cards.place} onKeep={cards.keep} />
      <CompanionCards cards={cards} account={account} />
      <Services services={services} answer={answer} prefill={{ ...prefill, service }} />
      <Badges badges={badges} awarded={awarded} answer={answer} prefill={prefill} />
      <RequestCards cards={requestCards} answer={answer} prefill={prefill} />
    </main>
  )
}
