import { Form, Link, redirect, useSearchParams } from 'react-router'
import { unblockPerson } from '#app/features/students/commands/unblock-person.server.ts'
import { listOwnBlocks } from '#app/features/students/queries.server.ts'
import { showStoryAgain } from '#app/features/stories/moderation/show-story-again.server.ts'
import { listOwnMutes } from '#app/features/stories/queries.server.ts'
import { memberOf } from '#app/features/access/member.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from '#app/features/students/profile/copy.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/blocked.route'
import '#app/features/sign-in/auth.css'
import '#app/features/students/profile/students.css'

const PATH = '/account/blocked'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.blocked.title)]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = memberOf(context)
  const [people, stories] = await Promise.all([listOwnBlocks(ctx.db, ctx), listOwnMutes(ctx.db, ctx)])
  return {
    people: people.map(({ id, name, createdAt }) => ({ id, name, since: formatDate(createdAt) })),
    stories: stories.map(({ storyId, title, createdAt }) => ({
      id: storyId,
      name: title,
      since: formatDate(createdAt),
    })),
  }
}

/** Ends a block, or shows a hidden story again. Ids of other users' rows are ignored. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = memberOf(context)
  const form = await readForm(request)
  const person = form.get('person')
  if (person !== null) await unblockPerson(ctx, { id: String(person) })
  else await showStoryAgain(ctx, { storyId: String(form.get('story') ?? '') })
  throw redirect(`${PATH}?did=${person === null ? 'story' : 'person'}`, 303)
}

export default function Blocked({ loaderData: { people, stories } }: Route.ComponentProps) {
  const did = useSearchParams()[0].get('did')
  const words = copy.blocked
  return (
    <main id="main" className="auth-page profile-page" tabIndex={-1}>
      <div>
        <p>
          <Link className="crumb" to="/account">
            <Icon name="arrow-left" small />
            {words.back}
          </Link>
        </p>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      {(did === 'person' || did === 'story') && (
        <p className="notice" role="status">
          {words.done[did]}
        </p>
      )}
      <section className="card">
        <h2>{words.people}</h2>
        {people.length > 0 ? (
          <List name="person" entries={people} act={words.unblock} named={words.unblockNamed} />
        ) : (
          <p className="secondary-ink">{words.nobody}</p>
        )}
      </section>
      {stories.length > 0 && (
        <section className="card">
          <h2>{words.stories}</h2>
          <p className="secondary-ink">{words.storiesLead}</p>
          <List name="story" entries={stories} act={words.show} named={words.showNamed} />
        </section>
      )}
    </main>
  )
}

interface ListProps {
  name: 'person' | 'story'
  entries: readonly { id: string; name: string; since: string }[]
  act: string
  named: (name: string) => string
}

function List({ name, entries, act, named }: ListProps) {
  return (
    <ul className="blocked-list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <span>
            <b>{entry.name}</b>
            <span className="small secondary-ink">{copy.blocked.since(entry.since)}</span>
          </span>
          <Form method="post" preventScrollReset noValidate>
            <button className="btn secondary sm" name={name} value={entry.id} aria-label={named(entry.name)}>
              {act}
            </button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
