import { Form } from 'react-router'
import type { SavedKind } from './change-saved.ts'
import { copy } from './copy.ts'

export function Remove({ kind, slug, title }: { kind: SavedKind; slug: string; title: string }) {
  return (
    <Form method="post" action="/saved" preventScrollReset noValidate>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="returnTo" value="/saved" />
      <button className="text-button">
        {copy.remove}
        <span className="visually-hidden">{`: ${title}`}</span>
      </button>
    </Form>
  )
}
