import { Form, Link } from 'react-router'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { Field } from '#app/ui/form/field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { gstCopy as copy } from './copy.ts'
import type { GstView } from './gst-view.server.ts'

interface GstCardProps {
  gst: GstView | null
  answer: { errors: Readonly<Record<string, string>>; values: FormValues } | undefined
}

/** GST number or enrolment number of the shop, with what follows from it. */
export function GstCard({ gst, answer }: GstCardProps) {
  const ref = useFocusFirstError(answer?.errors)
  if (!gst) return null
  const values: FormValues = answer?.values ?? gst.values
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    error: answer?.errors[name],
    autoComplete: 'off',
    autoCapitalize: 'characters',
  })
  return (
    <section className="card pad stack" aria-labelledby="gst-title" id="gst">
      <h2 id="gst-title">{copy.title}</h2>
      <p className="small secondary-ink">{copy.lead}</p>
      {gst.now && <p className="small">{gst.now}</p>}
      {gst.notice && (
        <p className="notice">
          <span>
            {gst.notice} {gst.values.gstin !== '' && <Link to="/account/shop/products">{copy.open}</Link>}
          </span>
        </p>
      )}
      <Form ref={ref} method="post" className="shop-form" noValidate>
        <Field {...field('gstin')} {...copy.gstin} />
        <Field {...field('enrolmentNumber')} {...copy.enrolment} />
        <p>
          <button className="btn primary" name="act" value="gst">
            {copy.save}
          </button>
        </p>
      </Form>
    </section>
  )
}
