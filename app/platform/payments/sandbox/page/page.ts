import { html, raw } from 'hono/html'
import { renderSVG } from 'uqr'
import type { PaymentState } from '#app/platform/payments/provider.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { documentTitle } from '#app/platform/seo/page-title.ts'
import { formatDateTime } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'
import { METHODS, type Method, OUTCOMES } from '#app/platform/payments/sandbox/outcomes.ts'

export type Html = ReturnType<typeof html>

export interface PaymentView {
  id: string
  amountMinor: number
  currency: string
  description: string
  returnUrl: string
  expiresAt: Date
}

export interface Place {
  /** The path under which the sandbox is mounted, without a slash at the end. */
  basePath: string
  /** The name of the site, for the title. */
  brand: string
  /** An additional sentence of the banner. */
  note?: (() => string) | undefined
}

/** The page where a tester chooses the outcome and pays; works without JavaScript. */
export function paymentPage(payment: PaymentView, place: Place, problem?: string): Html {
  const amount = formatAmount(payment)
  return documentOf(
    place,
    copy.title(amount),
    html`<h1><span class="amount">${amount}</span> ${payment.description}</h1>
      ${problem === undefined ? '' : html`<p class="alert" role="alert">${problem}</p>`}
      <form method="post" action="${place.basePath}/payments/${payment.id}/outcome">
        <fieldset>
          <legend>${copy.outcomes.question}</legend>
          <details ${problem === undefined ? '' : raw('open')}>
            <summary>${copy.outcomes.unlessChosen}</summary>
            <div class="stack">${OUTCOMES.map(outcomeChoice)}</div>
          </details>
        </fieldset>
        <section aria-labelledby="methods">
          <h2 id="methods">${copy.methods.question}</h2>
          ${METHODS.map((method) => methodPanel(method, payment, amount))}
        </section>
      </form>
      <a class="button quiet" href="${payment.returnUrl}">${copy.back}</a>
      <p class="soft">${copy.openUntil(formatDateTime(payment.expiresAt))}</p>`,
  )
}

/** The page of a finished or expired payment. */
export function closedPage(payment: PaymentView, state: PaymentState, place: Place): Html {
  const amount = formatAmount(payment)
  return documentOf(
    place,
    copy.title(amount),
    html`<h1><span class="amount">${amount}</span> ${payment.description}</h1>
      <p>${copy.closed.states[state]}</p>
      <a class="button" href="${payment.returnUrl}">${copy.closed.back}</a>`,
  )
}

export function missingPage(place: Place): Html {
  const { title, text } = copy.missing
  return documentOf(
    place,
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>`,
  )
}

export function documentOf({ basePath, brand, note }: Place, title: string, main: Html): Html {
  return html`<!doctype html>
    <html lang="${currentLanguage()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${documentTitle(brand, title)}</title>
        <link rel="stylesheet" href="${basePath}/sandbox.css" />
      </head>
      <body>
        <header class="banner">${copy.banner} ${note?.() ?? ''}</header>
        <main>${main}</main>
      </body>
    </html>`
}

const outcomeChoice = (outcome: (typeof OUTCOMES)[number], position: number): Html =>
  choiceOf({ name: 'outcome', value: outcome, isChosen: position === 0, ...copy.outcomes.choices[outcome] })

/** One of several outcomes. */
export function choiceOf({
  name,
  value,
  label,
  hint,
  isChosen,
}: Record<'name' | 'value' | 'label' | 'hint', string> & { isChosen: boolean }): Html {
  const id = `${name}-${value}`
  return html`<label class="choice">
    <input type="radio" name="${name}" value="${value}" aria-describedby="${id}" ${isChosen ? raw('checked') : ''} />
    <span>${label}</span>
    <span class="soft" id="${id}">${hint}</span>
  </label>`
}

function methodPanel(method: Method, payment: PaymentView, amount: string): Html {
  const panels: Record<Method, () => Html> = {
    upi: () => upiPanel(payment, amount),
    card: () => plainPanel('card', copy.methods.card.note, copy.methods.card.pay(amount)),
    netbanking: () => plainPanel('netbanking', copy.methods.netbanking.note, copy.methods.netbanking.pay(amount)),
  }
  return html`<details name="method" ${method === 'upi' ? raw('open') : ''}>
    <summary>${copy.methods.names[method]}</summary>
    ${panels[method]()}
  </details>`
}

/** A QR code on computers, apps on phones. Payments by a typed UPI address are no longer possible since 2026. */
function upiPanel(payment: PaymentView, amount: string): Html {
  const { upi } = copy.methods
  const qr = renderSVG(upiUri(payment), { ecc: 'M', border: 2 })
  return html`<div class="stack scan">
      <figure class="qr">${raw(qr.replace('<svg ', `<svg role="img" aria-label="${upi.qrLabel}" `))}</figure>
      <p class="soft">${upi.scan}</p>
      ${payButton('upi', upi.scanned(amount))}
    </div>
    <div class="stack apps">
      <p class="soft">${upi.open}</p>
      ${upi.apps.map((name) => payButton('upi', upi.app(name), 'button quiet'))}
    </div>`
}

function plainPanel(method: Method, note: string, label: string): Html {
  return html`<div class="stack">
    <p class="soft">${note}</p>
    ${payButton(method, label)}
  </div>`
}

function payButton(method: Method, label: string, look = 'button'): Html {
  return html`<button class="${look}" name="method" value="${method}">${label}</button>`
}

/** NPCI's deep link. The handle `@invalid` does not exist, so a real app cannot pay it. */
export function upiUri({ id, amountMinor, currency }: Pick<PaymentView, 'id' | 'amountMinor' | 'currency'>): string {
  const rupees = `${Math.trunc(amountMinor / 100)}.${String(amountMinor % 100).padStart(2, '0')}`
  const fields = {
    pa: 'test.payment@invalid',
    pn: 'Test payment',
    tr: id.replaceAll('-', ''),
    am: rupees,
    cu: currency,
  }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `upi://pay?${query.join('&')}`
}

export function formatAmount({ amountMinor, currency }: Pick<PaymentView, 'amountMinor' | 'currency'>): string {
  const minimumFractionDigits = amountMinor % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency, minimumFractionDigits }).format(
    amountMinor / 100,
  )
}
