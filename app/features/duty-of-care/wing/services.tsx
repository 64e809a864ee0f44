import { foreignLang } from '#app/platform/language/current-language.ts'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { docForms } from '#app/features/duty-of-care/request-forms.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ASK_PARAM, FormDialog } from '#app/ui/form/form-dialog.tsx'
import type { RenderedForm, RequestFormProps } from '#app/ui/form/request-form.tsx'
import { copy } from './copy.ts'
import type { ServiceCard } from './doc.server.ts'

const words = copy.services

type ServicesProps = { services: readonly ServiceCard[] } & Pick<RequestFormProps, 'answer' | 'prefill'>

/** Services with current prices, each with a booking button. */
export function Services({ services, answer, prefill }: ServicesProps) {
  const hasRegulated = services.some(({ isRegulated }) => isRegulated)
  return (
    <section className="wrap section stack" id="services" aria-labelledby="services-title">
      <h2 id="services-title">{words.title}</h2>
      <p className="lead care-lead">{services.length > 0 ? words.lead : words.none}</p>
      <ul className="care-services">
        {services.map((service) => (
          <Service key={service.slug} service={service} />
        ))}
      </ul>
      {hasRegulated && (
        <p className="notice">
          <Icon name="info" small />
          {words.regulatedNote}
        </p>
      )}
      {services.length > 0 && (
        <FormDialog
          form={bookingOf(services)}
          title={words.booking.title}
          lead={words.booking.lead}
          opener={words.booking.opener}
          words={words.booking}
          answer={answer}
          prefill={prefill}
        />
      )}
    </section>
  )
}

function Service({ service: { slug, name, description, price, isRegulated, option } }: { service: ServiceCard }) {
  return (
    <li className="card pad care-service">
      <h3 lang={foreignLang(name)}>{name}</h3>
      <p className="secondary-ink" lang={foreignLang(description)}>
        {description}
      </p>
      {isRegulated && (
        <p className="seal">
          <Icon name="badge-check" small />
          {words.regulated}
        </p>
      )}
      <div className="care-price">
        <b className="num">{price}</b>
        <Link
          className="btn secondary sm"
          to={`?${new URLSearchParams({ [ASK_PARAM]: docForms.booking.kind, service: slug }).toString()}#${docForms.booking.kind}`}
          preventScrollReset
          aria-label={words.bookLong(name)}
          aria-haspopup="dialog"
          onClick={(event) => openBooking(event, option)}
        >
          {words.book}
        </Link>
      </div>
    </li>
  )
}

/** Opens the booking dialog with this service selected; typed values are kept. */
function openBooking(event: MouseEvent, option: string): void {
  event.preventDefault()
  const dialog = document.getElementById(docForms.booking.kind)
  dialog?.querySelector<HTMLElement>(':scope > a')?.click()
  requestAnimationFrame(() => {
    const select = dialog?.querySelector<HTMLSelectElement>('select[name=service]')
    if (select) select.value = option
  })
}

/** The booking form with the current services as options. */
function bookingOf(services: readonly ServiceCard[]): RenderedForm {
  const { fields } = docForms.booking
  const { label, missing } = fields.service
  const options = Object.fromEntries(services.map(({ option }) => [option, option]))
  return { ...docForms.booking, fields: { ...fields, service: { as: 'select', label, missing, options } } }
}
