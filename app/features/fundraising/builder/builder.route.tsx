import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/builder.route'
import { type BuilderFailure, actInBuilder, openBuilder } from './builder.server.ts'
import './builder.css'
import { Builder } from './builder.tsx'
import { copy } from './copy.ts'
import { Sent } from './sent.tsx'

/** The same for every visitor: a visitor's draft is stored on the device only. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const opened = await openBuilder(ctx, url)
  ctx.cacheFor({ tags: [], params: [] })
  return opened
}

export async function action({ context, request }: Route.ActionArgs) {
  return actInBuilder(contextOf(context), await readForm(request))
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'description', content: copy.metaDescription },
]

/** Another step needs no data from the server. */
export function shouldRevalidate({ currentUrl, nextUrl, ...asked }: ShouldRevalidateFunctionArgs): boolean {
  const without = (url: URL) => [url.searchParams.get('mend'), url.searchParams.get('sent')].join(' ')
  const isStep = currentUrl.search !== nextUrl.search && without(currentUrl) === without(nextUrl)
  return isStep && !asked.formMethod ? false : asked.defaultShouldRevalidate
}

export default function CampaignBuilder({ loaderData, actionData }: Route.ComponentProps) {
  const { member, mends, sent } = loaderData
  const of = { owner: member?.id ?? null, mends: mends?.id ?? null }
  return (
    <main id="main" className="wrap builder" tabIndex={-1}>
      {sent ? (
        <Sent sent={sent} of={of} />
      ) : (
        <Builder
          key={`${of.owner} ${of.mends}`}
          loaded={loaderData}
          of={of}
          failure={actionData as BuilderFailure | undefined}
        />
      )}
    </main>
  )
}
