import { Form, Link } from 'react-router'
import { ActForm } from '#app/features/fundraising/owner/page/act-form.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { copy } from './copy.ts'
import { consentForm, peopleForm } from './form.ts'
import type { PictureAnswer } from './picture-actions.server.ts'
import type { PictureDetails } from './pictures-view.server.ts'

interface CardProps {
  slug: string
  picture: PictureDetails
  answer: PictureAnswer | undefined
}

/** One picture: its state, who is in it, and what can be done with it. */
export function PictureCard({ slug, picture, answer }: CardProps) {
  const { id, file, alt, people, isCover, isShown, state, asksConsent, key } = picture
  const hidden = { picture: id }
  const answerOf = (act: string) => (answer?.picture === id && answer.act === act ? answer : undefined)
  const isImage = file.kind === 'image'
  return (
    <li className="card pad stack">
      {isImage ? (
        <Picture picture={file} alt={alt} sizes="(min-width: 800px) 400px, 92vw" />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video controls preload="metadata" aria-label={alt} src={file.sources[0]?.src} />
      )}
      <p>{alt}</p>
      <p className="row">
        <span className={`tag ${isShown ? 'd-neem' : 'd-turmeric'}`}>{state}</span>
        {isCover && <span className="tag">{copy.state.cover}</span>}
      </p>
      <ActForm
        act="people"
        fields={peopleForm.fields}
        values={{ people }}
        hidden={hidden}
        send={copy.people.send}
        answer={answerOf('people')}
      />
      <Agreed picture={picture} />
      {(asksConsent || answerOf('consent')) && (
        <section className="stack">
          <h2>{copy.consent.title}</h2>
          <p className="small secondary-ink">{copy.consent.lead}</p>
          <ActForm
            key={key}
            act="consent"
            fields={consentForm.fields}
            values={{ key }}
            hidden={hidden}
            send={copy.consent.send}
            answer={answerOf('consent')}
          />
        </section>
      )}
      <div className="row">
        {isImage && (
          <Link className="btn secondary" to={`/account/campaigns/${slug}/pictures/${id}/faces`}>
            {copy.faces}
          </Link>
        )}
        {isImage && !isCover && <ActForm act="cover" hidden={hidden} send={copy.cover} answer={answerOf('cover')} />}
      </div>
      <details>
        <summary>{copy.remove.title}</summary>
        <p>{copy.remove.body}</p>
        <ActForm act="remove" hidden={hidden} send={copy.remove.send} answer={answerOf('remove')} />
      </details>
    </li>
  )
}

function Agreed({ picture: { id, consents } }: { picture: PictureDetails }) {
  if (consents.length === 0) return null
  return (
    <section className="stack">
      <h2>{copy.agreed.title}</h2>
      <ul className="agreed">
        {consents.map(({ id: consent, name, words, withdrawn }) => (
          <li key={consent}>
            <p>{words}</p>
            {withdrawn ? (
              <p className="small">{withdrawn}</p>
            ) : (
              <Form method="post" preventScrollReset noValidate>
                <input type="hidden" name="picture" value={id} />
                <input type="hidden" name="consent" value={consent} />
                <button
                  className="btn quiet sm"
                  name="act"
                  value="withdraw"
                  aria-label={copy.agreed.withdrawNamed(name)}
                >
                  {copy.agreed.withdraw}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
