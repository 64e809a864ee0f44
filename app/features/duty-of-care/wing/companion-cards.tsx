import { formatDate } from '#app/platform/time/dates.ts'
import type { AccountCards } from '#app/features/private-notes/cards/account-cards.ts'
import { CardStorage } from '#app/features/private-notes/cards/card-storage.tsx'
import type { PrivateCard } from '#app/features/private-notes/cards/private-card.ts'
import type { PrivateCards } from '#app/features/private-notes/cards/use-private-cards.ts'
import { copy } from './copy.ts'
import { CardRows } from './ritual/card-rows.tsx'

interface CompanionCardsProps {
  cards: PrivateCards<PrivateCard>
  account: AccountCards | null
}

/** The saved cards, newest first, each with a remove button. */
export function CompanionCards({ cards, account }: CompanionCardsProps) {
  if (cards.cards.length === 0) return null
  return (
    <section className="wrap section stack" id="cards" aria-labelledby="cards-title">
      <h2 id="cards-title">{copy.cards.title}</h2>
      <ul className="companions">
        {cards.cards.map(({ id, at, value }) => (
          <li key={id} className="card pad companion-kept">
            <CardRows card={value} />
            <p className="small secondary-ink">{formatDate(new Date(at))}</p>
            {cards.isReady && (
              <button
                type="button"
                className="btn secondary sm"
                aria-label={copy.cards.removeLong(value.title)}
                onClick={() => void cards.remove(id)}
              >
                {copy.cards.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      {cards.isReady && <CardStorage cards={cards} account={account} returnTo="/doc#cards" />}
    </section>
  )
}
