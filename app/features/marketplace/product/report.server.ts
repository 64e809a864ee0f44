import { data } from 'react-router'
import { FLAG_SUBJECTS, type FlagSubject } from '#app/features/marketplace/schema.ts'
import { flag } from '#app/features/marketplace/trust/flag.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { copy } from './copy.ts'
import { reportForm } from './form.ts'
import type { ReportAnswer } from './report.tsx'

/** Reports a problem with the listing, a review or a question to the operators, as the `Report` form posts it. */
export async function reportOf(ctx: RequestContext, posted: FormData) {
  const form = parseFields(reportForm, posted)
  const subjectId = String(posted.get('subjectId') ?? '')
  if (!form.ok) {
    const { errors, values } = form
    return data<ReportAnswer>({ subjectId, isSent: false, errors, values }, { status: 400 })
  }
  const subject = FLAG_SUBJECTS.find((known) => known === posted.get('subject')) ?? ('product' satisfies FlagSubject)
  const outcome = await flag(ctx, { subject, subjectId, ...form.value })
  if (outcome.ok) return data<ReportAnswer>({ subjectId, isSent: true })
  const errors = { words: copy.report.failed }
  return data<ReportAnswer>({ subjectId, isSent: false, errors, values: form.value }, { status: 409 })
}
