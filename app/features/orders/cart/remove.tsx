import { Form } from 'react-router'
import { copy } from './copy.ts'

export function Remove({ id, title }: { id: string; title: string }) {
  return (
    <Form method="post" action="/cart" preventScrollReset noValidate>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="slug" value={id} />
      <input type="hidden" name="returnTo" value="/cart" />
      <button className="text-button">
        {copy.remove}
        <span className="visually-hidden">{`: ${title}`}</span>
      </button>
    </Form>
  )
}
