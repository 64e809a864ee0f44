import { data, redirect } from 'react-router'
import { likeStory } from './like-story.server.ts'
import { unlikeStory } from './unlike-story.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { safePath } from '#app/platform/http/safe-path.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import type { Route } from './+types/like.route'

/** Likes or unlikes without JavaScript, then redirects back. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const posted = await readForm(request)
  const storyId = params.id
  const story = pathOf(storyId)
  const outcome = await (posted.get('like') === 'no' ? unlikeStory : likeStory)(contextOf(context), { storyId })
  if (outcome.ok) throw redirect(safePath(String(posted.get('returnTo') ?? ''), story), 303)
  if (outcome.reason === 'not-signed-in') throw redirect(signInHref(story), 303)
  if (outcome.reason === 'no-profile') throw redirect('/ssr/auth', 303)
  throw data(null, { status: 404 })
}

/** A GET redirects to the story. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(pathOf(params.id))

const pathOf = (storyId: string): string => `/stories/${encodeURIComponent(storyId)}`
