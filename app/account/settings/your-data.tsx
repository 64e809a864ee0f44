import { Form, Link } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { copy } from './copy.ts'

export function YourData() {
  return (
    <section className="card">
      <h2>{copy.data.title}</h2>
      <p className="soft">{copy.data.lead}</p>
      <p className="row">
        <a className="btn sec2" href="/account/export" download>
          <Icon name="download" small />
          {copy.data.download}
        </a>
        <Link className="btn sec2" to="/account/orders">
          <Icon name="shopping-bag" small />
          {copy.data.orders}
        </Link>
        <Link className="btn sec2" to="/account/shop">
          <Icon name="store" small />
          {copy.data.shop}
        </Link>
        <Link className="btn sec2" to="/account/requests">
          <Icon name="mail" small />
          {copy.data.requests}
        </Link>
        <Link className="btn sec2" to="/account/campaigns">
          <Icon name="hand-heart" small />
          {copy.data.campaigns}
        </Link>
        <Link className="btn sec2" to="/account/notes">
          <Icon name="lock" small />
          {copy.data.notes}
        </Link>
      </p>
    </section>
  )
}

/** Says what goes and what stays, and wants the word typed. Works without JavaScript. */
export function Erase({ error }: { error: string | undefined }) {
  const form = useFocusFirstError(error)
  return (
    <section className="card" id="erase">
      <h2>{copy.erase.title}</h2>
      <p>{copy.erase.lead}</p>
      <p className="soft">{copy.erase.law}</p>
      <Form ref={form} method="post" className="stack" noValidate>
        <Field
          name="word"
          label={copy.erase.label(copy.erase.word)}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          required
        />
        <p>
          <button className="btn sec2">{copy.erase.submit}</button>
        </p>
      </Form>
    </section>
  )
}
