import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Resource } from '#app/features/resource-editor/resource.tsx'
import { Pages } from '#app/ui/sections/pages.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/chapters.route'
import { chapters } from './chapters.server.ts'
import { copy } from './copy.ts'
import { showPhone } from '#app/platform/text/show-phone.ts'
import { acceptForm, chapterForm } from './forms.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

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
      before={<Accepted people={loaderData.accepted} />}
      act={{ name: 'close', words: copy.close }}
      idle={<Applicants {...loaderData} failure={actionData} />}
    />
  )
}

type Data = Route.ComponentProps['loaderData']

function Accepted({ people }: { people: Data['accepted'] }) {
  const { title, none } = copy.accepted
  return (
    <section className="stack">
      <h2>{title}</h2>
      {people.length === 0 && <p className="small secondary-ink">{none}</p>}
      {people.length > 0 && (
        <ul className="card waitlist">
          {people.map(({ id, name, contact }) => (
            <li key={id}>
              <b>{name}</b>
              <Contact contact={contact} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type ApplicantsProps = Pick<Data, 'applicants' | 'pages' | 'places'> & { failure: Route.ComponentProps['actionData'] }

/** Those who wait for an answer, shown while no chapter is selected. */
function Applicants({ applicants, pages, places, failure }: ApplicantsProps) {
  const { title, lead, none, kinds, noChapter } = copy.waiting
  return (
    <section className="stack">
      <h2>{title}</h2>
      <p className="small secondary-ink">{applicants.length > 0 ? lead : none}</p>
      <ul className="card waitlist">
        {applicants.map(({ id, kind, name, contact, region, since }) => {
          const near = places.filter((place) => place.region === region)
          return (
            <li key={id}>
              <b>{name}</b>
              <span className="secondary-ink">{`${kinds[kind]}, ${region}`}</span>
              <Contact contact={contact} />
              <span className="small muted">{since}</span>
              {kind !== 'chapter' && near.length === 0 && <span className="small muted">{noChapter(region)}</span>}
              {kind !== 'chapter' && near.length > 0 && (
                <div className="whole-line">
                  <EditorForm
                    act="accept"
                    fields={acceptForm(Object.fromEntries(near.map(({ slug, label }) => [slug, label]))).fields}
                    values={{}}
                    failure={failure}
                    hidden={{ known: id, kind }}
                    send={copy.waiting.accept}
                    isQuiet
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <Pages {...pages} />
    </section>
  )
}

function Contact({ contact }: { contact: string }) {
  return <a href={contact.includes('@') ? `mailto:${contact}` : `tel:${contact}`}>{showPhone(contact)}</a>
}
