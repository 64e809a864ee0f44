import { html, raw } from 'hono/html'
import type { MandateState } from '#app/platform/payments/mandates.ts'
import type { FoundMandate } from '#app/platform/payments/sandbox/mandates/mandates.server.ts'
import { DEBIT_OUTCOMES } from '#app/platform/payments/sandbox/mandates/outcomes.ts'
import { formatDate, formatDateTime } from '#app/platform/time/dates.ts'
import { choiceOf, documentOf, formatAmount, type Html, type Place } from './page.ts'
import { mandateCopy as copy } from './mandate-copy.ts'

const actionOf = ({ basePath }: Place, { mandate }: FoundMandate, act: string) =>
  `${basePath}/mandates/${mandate.id}/${act}`

/** The page where a payer approves a mandate as in their bank's app; works without JavaScript. */
export function mandatePage(found: FoundMandate, place: Place, problem?: string): Html {
  const { mandate, first } = found
  const amount = formatAmount(first)
  return documentOf(
    place,
    copy.title,
    html`<h1><span class="amount">${amount}</span> ${first.description}</h1>
      ${problem === undefined ? '' : html`<p class="alert" role="alert">${problem}</p>`} ${terms(found)}
      <form method="post" action="${actionOf(place, found, 'approval')}">
        <fieldset>
          <legend>${copy.debits.question}</legend>
          <details ${problem === undefined ? '' : raw('open')}>
            <summary>${copy.debits.unlessChosen}</summary>
            <div class="stack">
              ${DEBIT_OUTCOMES.map((outcome, index) =>
                choiceOf({ name: 'debits', value: outcome, isChosen: index === 0, ...copy.debits.choices[outcome] }),
              )}
            </div>
          </details>
        </fieldset>
        <button class="button">${copy.approve[mandate.method](amount)}</button>
      </form>
      <form method="post" action="${actionOf(place, found, 'rejection')}">
        <button class="button quiet">${copy.reject}</button>
      </form>
      <a class="button quiet" href="${first.returnUrl}">${copy.back}</a>
      <p class="soft">${copy.openUntil(formatDateTime(mandate.expiresAt))}</p>`,
  )
}

/** The mandate as the payer sees it in their bank's app once it has been answered. */
export function answeredMandatePage(found: FoundMandate, state: MandateState, place: Place): Html {
  const { first } = found
  const isHeld = state === 'active' || state === 'paused'
  const pausing = state === 'active' ? (['pause', copy.pause] as const) : (['resumption', copy.resume] as const)
  return documentOf(
    place,
    copy.title,
    html`<h1>${first.description}</h1>
      <p>${copy.states[state]}</p>
      ${terms(found)}
      ${
        isHeld
          ? [pausing, ['cancellation', copy.cancel] as const].map(
              ([act, label]) =>
                html`<form method="post" action="${actionOf(place, found, act)}">
                  <button class="button quiet">${label}</button>
                </form>`,
            )
          : ''
      }
      <a class="button" href="${first.returnUrl}">${copy.toSite}</a>`,
  )
}

function terms({ mandate, first }: FoundMandate): Html {
  return html`<p class="soft">
    ${copy.methods[mandate.method]}.
    ${copy.atMost(formatAmount({ amountMinor: mandate.maxMinor, currency: first.currency }))}.
    ${copy.until(formatDate(mandate.endsAt))}.
  </p>`
}
