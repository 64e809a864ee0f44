import { Resource } from '#app/features/resource-editor/resource.tsx'
import type { Route } from './+types/chapters.route'
import { chapters } from './chapters.server.ts'
import { copy } from './copy.ts'
import { chapterForm } from './forms.ts'

export const meta: Route.MetaFunction = () => [{ title: copy.title }]

export const loader = chapters.loader
export const action = chapters.action

export default function Chapters({ loaderData, actionData }: Route.ComponentProps) {
  const { fields } = chapterForm
  return (
    <Resource
      path="/operator/chapters"
      words={copy}
      data={loaderData}
      failure={actionData}
      fields={{ add: fields, change: fields }}
      act={{ name: 'close', words: copy.close }}
      idle={<InterestList interests={loaderData.interests} />}
    />
  )
}

/** The list of interests, shown while no chapter is selected. */
function InterestList({ interests }: Pick<Route.ComponentProps['loaderData'], 'interests'>) {
  const { title, lead, none, kinds } = copy.waiting
  return (
    <section className="stack">
      <h2>{title}</h2>
      <p className="small secondary-ink">{interests.length > 0 ? lead : none}</p>
      <ul className="card waitlist">
        {interests.map(({ kind, name, contact, region, since }) => (
          <li key={`${kind}${contact}${region}`}>
            <b>{name}</b>
            <span className="secondary-ink">{`${kinds[kind]}, ${region}`}</span>
            <a href={contact.includes('@') ? `mailto:${contact}` : `tel:${contact}`}>{contact}</a>
            <span className="small muted">{since}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
