import { Form } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { CardKind } from '#app/features/private-notes/cards/device-cards.ts'
import { NextSteps } from '#app/ui/sections/next-steps.tsx'
import { copy } from './copy.ts'
import { type ListedNote, NoteList } from './note-list.tsx'

/** The notes in the account, with buttons to delete one or all. Works without JavaScript. */
export function InAccount({ kept }: { kept: readonly { kind: CardKind; notes: ListedNote[] }[] }) {
  const words = copy.account
  return (
    <section className="card" aria-labelledby="in-account">
      <h2 id="in-account">{words.title}</h2>
      {kept.length === 0 && (
        <>
          <p className="secondary-ink">{words.none}</p>
          <NextSteps />
        </>
      )}
      {kept.map(({ kind, notes }) => (
        <NoteList
          key={kind}
          kind={kind}
          notes={notes}
          renderRemove={({ id, card }) => (
            <Form method="post" preventScrollReset noValidate>
              <input type="hidden" name="intent" value="forget" />
              <input type="hidden" name="id" value={id} />
              <button className="icon-button" aria-label={copy.removeOne(card.title)}>
                <Icon name="trash" small />
              </button>
            </Form>
          )}
        />
      ))}
      {kept.length > 0 && (
        <details className="cardstorage-clear">
          <summary>
            <Icon name="trash" small />
            {words.removeAll}
          </summary>
          <p className="small">{words.sure}</p>
          <Form method="post" noValidate>
            <input type="hidden" name="intent" value="forget-all" />
            <button className="btn secondary sm">{words.yes}</button>
          </Form>
        </details>
      )}
    </section>
  )
}
