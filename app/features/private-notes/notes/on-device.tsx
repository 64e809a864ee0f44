import { Icon } from '#app/ui/icon/icon.tsx'
import type { CardKind } from '#app/features/private-notes/cards/device-cards.ts'
import type { AccountCards } from '#app/features/private-notes/cards/account-cards.ts'
import { ClearDevice } from '#app/features/private-notes/cards/card-storage.tsx'
import type { PrivateCard } from '#app/features/private-notes/cards/private-card.ts'
import { type PrivateCards, usePrivateCards } from '#app/features/private-notes/cards/use-private-cards.ts'
import { copy } from './copy.ts'
import { describe } from './describe.ts'
import { NoteList } from './note-list.tsx'

/** The notes in this browser, and a button to move them to the account if that is switched on. */
export function OnDevice({ account }: { account: Pick<AccountCards, 'owner' | 'isOn'> | null }) {
  const half = account && { ...account, notes: NONE }
  const lists: Record<CardKind, PrivateCards<PrivateCard>> = {
    'sahaara-log': usePrivateCards({ kind: 'sahaara-log', parse: describe, account: half }),
    'solve-card': usePrivateCards({ kind: 'solve-card', parse: describe, account: half }),
    'companion-card': usePrivateCards({ kind: 'companion-card', parse: describe, account: half }),
  }
  const kinds = Object.entries(lists) as [CardKind, PrivateCards<PrivateCard>][]
  const count = kinds.reduce((sum, [, list]) => sum + list.cards.length, 0)
  const all = (act: (list: PrivateCards<PrivateCard>) => void) => () => kinds.forEach(([, list]) => act(list))
  return (
    <section className="card" aria-labelledby="on-device">
      <h2 id="on-device">{copy.device.title}</h2>
      <noscript>
        <p className="notice">{copy.device.noScript}</p>
      </noscript>
      {count === 0 ? (
        <p className="secondary-ink needs-script">{copy.device.none}</p>
      ) : (
        <p className="secondary-ink">{copy.device.hint}</p>
      )}
      {kinds.map(([kind, list]) => (
        <NoteList
          key={kind}
          kind={kind}
          notes={list.cards.map(({ id, at, value }) => ({ id, at, card: value }))}
          renderRemove={({ id, card }) => (
            <button
              type="button"
              className="icon-button"
              aria-label={copy.removeOne(card.title)}
              onClick={() => void list.remove(id)}
            >
              <Icon name="trash" small />
            </button>
          )}
        />
      ))}
      {count > 0 && account?.isOn && (
        <p>
          <button type="button" className="btn secondary" onClick={all((list) => list.moveToAccount())}>
            {copy.device.move}
          </button>
        </p>
      )}
      {count > 0 && <ClearDevice count={count} onClear={all((list) => list.clearDevice())} />}
    </section>
  )
}

const NONE: AccountCards['notes'] = []
