import { Link } from 'react-router'
import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { conversationForm } from '#app/features/partnership/request-forms.ts'
import { addressOf } from '#app/platform/config/config.server.ts'
import { contextOf, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { RequestForm } from '#app/ui/form/request-form.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/partnership-conversation.route'
import { ContactCard, NextSteps } from './contact-card.tsx'
import { copy } from './copy.ts'
import './partnership-conversation.css'

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: [], params: ['type', 'package'] })
  const { type, package: packages } = conversationForm.fields
  const search = pageUrl(request).searchParams
  return {
    address: addressOf(ctx.config.mail.from),
    prefill: {
      type: knownIn(type.options, search.get('type')),
      package: knownIn(packages.options, search.get('package')),
      ...prefillOf(ctx),
    },
  }
}

const knownIn = (options: Readonly<Record<string, string>>, value: string | null) =>
  value !== null && Object.hasOwn(options, value) ? value : ''

export async function action({ context, request }: Route.ActionArgs) {
  return receiveForm(contextOf(context), { conversationForm }, await readForm(request))
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'description', content: copy.description },
]

export default function PartnershipConversation({ loaderData, actionData }: Route.ComponentProps) {
  const { prefill, address } = loaderData
  return (
    <main id="main" className="wrap d-neem conversation" tabIndex={-1}>
      <header className="stack">
        <Link className="crumb" to="/">
          <Icon name="arrow-left" small />
          {copy.home}
        </Link>
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </header>
      <div className="card conversation-form" id={conversationForm.kind}>
        <RequestForm
          key={`${prefill.type} ${prefill.package}`}
          form={conversationForm}
          words={copy.form}
          prefill={prefill}
          answer={actionData}
        />
      </div>
      <div className="conversation-side">
        <NextSteps />
        <ContactCard address={address} />
      </div>
    </main>
  )
}
