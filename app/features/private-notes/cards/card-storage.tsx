import { Form, Link } from 'react-router'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { AccountCards } from './account-cards.ts'
import { copy } from './copy.ts'
import type { PrivateCards } from './use-private-cards.ts'

interface CardStorageProps {
  cards: Pick<PrivateCards<unknown>, 'place' | 'onDevice' | 'clearDevice' | 'moveToAccount'>
  account: AccountCards | null
  /** The page's own path, to return to after signing in or switching. */
  returnTo: string
}

/** Says where private cards are stored, with the ways to change that. */
export function CardStorage({ cards, account, returnTo }: CardStorageProps) {
  const words = copy[cards.place]
  return (
    <div className="card-storage">
      <p className="cardstorage-where">
        <Icon name="lock" small />
        <b>{words.title}</b>
      </p>
      <p className="small secondary-ink">{words.body}</p>
      <div className="row">
        {!account && (
          <Link className="cardstorage-link" to={signInHref(returnTo)}>
            {copy.signIn}
          </Link>
        )}
        {account && !account.isOn && (
          <Form method="post" action="/account/notes" preventScrollReset noValidate>
            <input type="hidden" name="intent" value="switch" />
            <input type="hidden" name="keeping" value="on" />
            <input type="hidden" name="returnTo" value={returnTo} />
            <button className="btn secondary sm">{copy.switchOn}</button>
          </Form>
        )}
        {account?.isOn && cards.onDevice > 0 && (
          <button type="button" className="btn secondary sm" onClick={cards.moveToAccount}>
            {copy.move(cards.onDevice)}
          </button>
        )}
        {account && (
          <Link className="cardstorage-link" to="/account/notes">
            {copy.all}
          </Link>
        )}
        {cards.onDevice > 0 && <ClearDevice count={cards.onDevice} onClear={cards.clearDevice} />}
      </div>
    </div>
  )
}

/** Asks for confirmation in place. */
export function ClearDevice({ count, onClear }: { count: number; onClear: () => void }) {
  return (
    <details className="cardstorage-clear">
      <summary>
        <Icon name="trash" small />
        {copy.clear}
      </summary>
      <p className="small">{copy.clearSure(count)}</p>
      <button type="button" className="btn secondary sm" onClick={onClear}>
        {copy.clearYes}
      </button>
    </details>
  )
}
