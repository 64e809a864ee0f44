import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-names.ts'
import { copy } from '#app/features/marketplace/shop-frame/copy.ts'
import { RETURN_ANSWER_MS } from '#app/features/orders/schema.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import type { OverviewView } from './overview-view.server.ts'

/** Open tasks, money, and products that are low in stock. */
export function Overview({ shop }: { shop: OverviewView }) {
  const { slug, verifiedUntil, low, hasProducts } = shop
  return (
    <>
      <p className="row shop-stand">
        {verifiedUntil && (
          <span className="tag d-neem">
            <Icon name="badge-check" small />
            {copy.badge.verified(verifiedUntil)}
          </span>
        )}
        <Link className="more" to={`/sellers/${slug}`}>
          {copy.see}
        </Link>
      </p>
      {!verifiedUntil && (
        <p className="notice">
          {copy.badge.none} <Link to="/contact">{copy.badge.write}</Link>
        </p>
      )}
      {!hasProducts && (
        <section className="empty">
          <h2>{copy.empty.title}</h2>
          <p className="secondary-ink">{copy.empty.body}</p>
          <Link className="btn primary" to="/account/shop/products/new">
            {copy.add}
          </Link>
        </section>
      )}
      <Todo shop={shop} />
      <div className="shop-two">
        <Money money={shop.money} />
        {hasProducts && (
          <section className="card pad stack" aria-labelledby="low-title">
            <h2 id="low-title">{copy.low.title}</h2>
            {low.length === 0 && <p className="secondary-ink">{copy.low.none}</p>}
            <ul className="shop-low">
              {low.map(({ slug: product, title, stock }) => (
                <li key={product}>
                  <Link to={`/account/shop/products/${product}`}>{title}</Link>
                  <span className={stock === 0 ? 'tag d-madder' : 'tag d-turmeric'}>{copy.low.left(stock)}</span>
                </li>
              ))}
            </ul>
            <p>
              <Link className="btn secondary" to="/account/shop/products/new">
                {copy.add}
              </Link>
            </p>
          </section>
        )}
      </div>
    </>
  )
}

function Todo({ shop: { toSend, firstDue, toAnswer, openQuestions } }: { shop: OverviewView }) {
  const words = copy.todo
  const answerTime = daysInWords(RETURN_ANSWER_MS / DAY_MS, currentLanguage())
  return (
    <section className="shop-two" aria-label={words.title}>
      <Task
        to="/account/shop/orders"
        icon="truck"
        title={toSend > 0 ? words.pack(toSend) : words.packNone}
        hint={firstDue ? words.packHint(firstDue) : words.packNoneHint}
        isWaiting={toSend > 0}
      />
      <Task
        to={toAnswer > 0 ? '/account/shop/orders?show=returns' : '/account/shop/orders?show=sent'}
        icon="inbox"
        title={toAnswer > 0 ? words.answer(toAnswer) : words.answerNone}
        hint={toAnswer > 0 ? words.answerHint(answerTime) : words.answerNoneHint(answerTime)}
        isWaiting={toAnswer > 0}
      />
      <Task
        to="/account/shop/questions"
        icon="message-circle"
        title={openQuestions > 0 ? words.questions(openQuestions) : words.questionsNone}
        hint={words.questionsHint}
        isWaiting={openQuestions > 0}
      />
    </section>
  )
}

interface TaskProps {
  to: string
  icon: IconName
  title: string
  hint: string
  isWaiting: boolean
}

function Task({ to, icon, title, hint, isWaiting }: TaskProps) {
  return (
    <Link className="card pad shop-task" to={to} data-waiting={isWaiting || undefined}>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <span className="small secondary-ink">{hint}</span>
      </span>
      <Icon name="chevron-right" small />
    </Link>
  )
}

function Money({ money }: { money: OverviewView['money'] }) {
  const words = copy.money
  return (
    <section className="card pad stack" aria-labelledby="money-title">
      <h2 id="money-title">{words.title}</h2>
      {money.length === 0 && <p className="secondary-ink">{words.none}</p>}
      {money.map(({ currency, payable, held, holds }) => (
        <dl key={currency} className="shop-sums">
          <div>
            <dt>{words.payable}</dt>
            <dd className="num">{payable}</dd>
          </div>
          <div>
            <dt>{words.held}</dt>
            <dd className="num">{held}</dd>
          </div>
          {holds && (
            <div>
              <dt>{words.holds}</dt>
              <dd className="num">{holds}</dd>
            </div>
          )}
        </dl>
      ))}
      <p>
        <Link className="more" to="/account/shop/earnings">
          {words.all}
        </Link>
      </p>
    </section>
  )
}
