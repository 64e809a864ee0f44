import type { AccountCards } from '#app/features/private-notes/cards/account-cards.ts'
import { CardStorage } from '#app/features/private-notes/cards/card-storage.tsx'
import type { PrivateCard } from '#app/features/private-notes/cards/private-card.ts'
import type { PrivateCards } from '#app/features/private-notes/cards/use-private-cards.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

interface SolveCardsProps {
  cards: PrivateCards<PrivateCard>
  account: AccountCards | null
}

/** The saved cards, newest first, each with a remove button. */
export function SolveCards({ cards, account }: SolveCardsProps) {
  if (!cards.isReady || cards.cards.length === 0) return null
  return (
    <section className="wrap section stack" id="cards" aria-labelledby="cards-title">
      <h2 id="cards-title">{copy.cards.title}</h2>
      <ul className="challenges">
        {cards.cards.map(({ id, at, value }) => (
          <li key={id} className="card pad solve-card">
            <h3 tabIndex={-1}>{value.title}</h3>
            <p className="small secondary-ink">{formatDate(new Date(at))}</p>
            <dl>
              {value.rows.map(({ label, text }) => (
                <div key={label}>
                  <dt className="small secondary-ink">{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <button type="button" className="btn secondary sm" onClick={() => void cards.remove(id)}>
              {copy.cards.remove}
            </button>
          </li>
        ))}
      </ul>
      <CardStorage cards={cards} account={account} returnTo="/solve#cards" />
    </section>
  )
}
