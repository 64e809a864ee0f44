import { useState } from 'react'
import { Link } from 'react-router'
import { UPLOAD_RULES } from '#app/features/media/upload-limits.ts'
import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { copy as formCopy } from '#app/features/testimonies/request-forms-copy.ts'
import { testimonyForms } from '#app/features/testimonies/request-forms.ts'
import { storeTestimony } from '#app/features/testimonies/commands/submit-testimony.server.ts'
import { CAPTION_CHARS_MAX } from '#app/features/testimonies/schema.ts'
import { contextOf, findMember, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { RequestForm } from '#app/ui/form/request-form.tsx'
import { PictureQuestion } from '#app/features/media/upload/picture-question.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/share-your-story.route'
import { copy } from './copy.ts'
import './share-your-story.css'

const SIGN_IN = signInHref('/share-your-story')

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.metaTitle),
  { name: 'description', content: loaderData?.metaDescription },
]

export function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: [] })
  const member = findMember(ctx)
  const { metaDescription, title, lead, promises } = copy
  return {
    metaTitle: copy.metaTitle,
    metaDescription,
    words: { title, lead, promises },
    prefill: member && { email: prefillOf(ctx).contact },
  }
}

/** Stores the story and its request in one transaction. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const posted = await readForm(request)
  return receiveForm(ctx, testimonyForms, posted, storeTestimony(ctx, posted))
}

export default function ShareYourStory({ loaderData: { words, prefill }, actionData }: Route.ComponentProps) {
  const { promises } = words
  const [isBusy, onBusy] = useState(false)
  return (
    <main id="main" className="wrap share-story" tabIndex={-1}>
      <header className="stack">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <section className="share-promises" aria-labelledby="promises">
        <h2 id="promises">{promises.title}</h2>
        <ul>
          {promises.list.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <p>
          <Link to={promises.read.to}>{promises.read.label}</Link>
        </p>
      </section>
      <div className="card pad share-form">
        <RequestForm
          form={testimonyForms.story}
          words={formCopy.screen}
          {...(prefill && { prefill })}
          answer={actionData}
          waiting={isBusy && formCopy.pictureBusy}
          extra={
            <PictureQuestion
              hint={formCopy.picture}
              captionCharsMax={CAPTION_CHARS_MAX}
              rules={UPLOAD_RULES}
              signIn={prefill ? null : SIGN_IN}
              onBusy={onBusy}
            />
          }
        />
      </div>
    </main>
  )
}
