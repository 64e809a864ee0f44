import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import type { NeedFilter } from '#app/features/needs/schema.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { BOARD, boardHref } from './board-href.ts'
import { copy } from './copy.ts'
import type { NeedCardView } from './need-view.server.ts'

export function NeedList({ cards, filter }: { cards: readonly NeedCardView[]; filter: NeedFilter }) {
  return (
    <ul className="need-grid">
      {cards.map((card) => (
        <li key={card.id} className="card pad need-card">
          <p className="row need-tags">
            <KindTag kind={card.kind} />
            {card.isSample && <span className="tag">{copy.card.sample}</span>}
          </p>
          <h3>
            <Link to={`${BOARD}/${card.id}`} lang={foreignLang(card.title)}>
              {card.title}
            </Link>
          </h3>
          <NeedFacts card={card} />
          {card.word && <blockquote className="need-word">{card.word}</blockquote>}
          <p className="small secondary-ink need-foot">
            <span>
              {card.name}
              {' · '}
              <Link to={boardHref(filter, { college: card.college })}>{card.college}</Link>
            </span>
            <span>
              {!card.isSample && `${card.answers} · `}
              <time dateTime={card.postedAt}>{card.posted}</time>
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

export const dyeOf = (kind: NeedCardView['kind']) => (kind === 'volunteers' ? 'turmeric' : 'lotus')

/** The need's kind, by text and icon and not by colour alone. */
export function KindTag({ kind }: { kind: NeedCardView['kind'] }) {
  return (
    <span className={`tag d-${dyeOf(kind)}`}>
      <Icon name={kind === 'volunteers' ? 'users' : 'hand-heart'} small />
      {copy.board.kinds[kind]}
    </span>
  )
}

function NeedFacts({ card: { cause, where, when, hands } }: { card: NeedCardView }) {
  const facts = [
    { icon: 'calendar-days', text: when },
    { icon: 'map-pin', text: where },
    { icon: 'user', text: hands },
    { icon: 'sprout', text: cause },
  ] as const
  return (
    <ul className="need-facts small secondary-ink">
      {facts.map(
        ({ icon, text }) =>
          text && (
            <li key={icon}>
              <Icon name={icon} small />
              {text}
            </li>
          ),
      )}
    </ul>
  )
}
