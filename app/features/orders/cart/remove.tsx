import { Form } from 'react-router'
import { copy } from './copy.ts'

export function Remove({ slug, title }: { slug: string; title: string }) {
  return (
    <Form method="post" action="/cart" preventScrollReset noValidate>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="returnTo" value="/cart" />
      <button className="text-button">
        {copy.remove}
        <span className="visually-hidden">{`: ${title}`}</span>
      </button>
    </Form>
  )
}
