import { inArray } from 'drizzle-orm'
import { submitRequest } from '#app/features/requests/submit/submit-request.server.ts'
import { handleRequest } from '#app/features/requests/queue/handle-request.server.ts'
import type { RequestForm } from '#app/features/requests/form.ts'
import { frontForms } from '#app/features/contact/request-forms.ts'
import { legalForms } from '#app/features/legal-companion/request-forms.ts'
import { partnershipForms } from '#app/features/partnership/request-forms.ts'
import { solveForms } from '#app/features/solve/request-forms.ts'
import { startForms } from '#app/features/start/request-forms.ts'
import { supportForms } from '#app/features/support/request-forms.ts'
import { findIdByCode } from '#app/features/requests/queries.server.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import type { Answers } from '#app/features/requests/answers.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { DEMO_OPERATOR } from './operator.ts'

/** Addresses of invented people, which cannot receive mail. */
const mailOf = (name: string) => `${name}@post.example`
const SITE = { brandName: '', siteUrl: '' }

interface DemoRequest {
  form: RequestForm
  hoursAgo: number
  answers: Answers
  /** The queue's reply. */
  reply?: string
}

const REQUESTS: readonly DemoRequest[] = [
  {
    form: supportForms.need,
    hoursAgo: 0.4,
    answers: {
      message:
        'Sample: My brother-in-law keeps my bank card. I want to know what I can do before the first of the month.',
      name: 'Noor',
      contact: mailOf('noor'),
      safeTime: 'On weekdays before noon',
    },
  },
  {
    form: legalForms.intake,
    hoursAgo: 3,
    answers: {
      matter: 'papers',
      when: 'days',
      question: 'Sample: The hearing about the house is on Thursday, and nobody has told me what to bring.',
      name: 'Shanta',
      contact: mailOf('shanta'),
      safe: 'By message only, after eight in the evening',
      place: 'Wardha',
      handover: 'yes',
    },
  },
  {
    form: solveForms.together,
    hoursAgo: 7,
    answers: {
      side: 'offer',
      text: 'Sample: I can sit with somebody who fills in forms for the first time. Two evenings a week.',
      name: 'Farida',
      email: mailOf('farida'),
    },
  },
  {
    form: frontForms.contact,
    hoursAgo: 2,
    answers: {
      name: 'Padma',
      email: mailOf('padma'),
      type: 'support',
      subject: 'The page about helplines',
      message: 'Sample: I read it with my aunt. Is there somebody who speaks Telugu when we call?',
    },
  },
  {
    form: partnershipForms.conversationForm,
    hoursAgo: 27,
    answers: {
      firstName: 'Anjali',
      lastName: 'Deshmukh',
      email: mailOf('anjali'),
      organization: 'Seva Foundation',
      type: 'ngo',
      role: 'Programme lead',
      goals:
        'Sample: Forty women in two talukas. We would like the stories template in Marathi, and a first training in January.',
      package: 'community-connect',
      timeline: '1month',
    },
  },
  {
    form: startForms.idea,
    hoursAgo: 20,
    answers: {
      project: 'Morning kitchen',
      idea: 'Sample: Breakfast boxes for the children of the night shift, cooked by three mothers who are up anyway.',
      whom: 'Families around the mill',
      stage: 'thought',
      needs: [],
      name: 'Savitri',
      contact: mailOf('savitri'),
    },
  },
  {
    form: frontForms.contact,
    hoursAgo: 30,
    answers: {
      name: 'Meher',
      email: mailOf('meher'),
      type: 'suggestion',
      subject: '',
      message: 'Sample: Could the course pages say how many megabytes a lesson takes?',
    },
    reply: 'Thank you, Meher. Yes: from next month each lesson says so.',
  },
]

/** Inserts some requests in several queues. Their mails are deleted from the outbox. */
export async function seedRequests(db: Db, now: Date, sealer: Sealer): Promise<void> {
  const before = await db.select({ dedupeKey: outbox.dedupeKey }).from(outbox)
  for (const { form, hoursAgo, answers, reply } of REQUESTS) {
    const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
    const ctx = { db, sealer, requestId: 'demo' }
    const sent = await submitRequest(
      { ...ctx, actor: VISITOR, now: at(hoursAgo) },
      { form, values: answers, site: SITE },
    )
    const id = reply && (await findIdByCode(db, sent.receipt))
    if (!id) continue
    const operator = { ...ctx, actor: DEMO_OPERATOR, now: at(hoursAgo / 2) }
    await handleRequest(operator, { id, requestAction: { verb: 'reply', message: reply }, site: SITE })
  }
  const kept = new Set(before.map(({ dedupeKey }) => dedupeKey))
  const all = await db.select({ dedupeKey: outbox.dedupeKey }).from(outbox)
  const written = all.map(({ dedupeKey }) => dedupeKey).filter((key) => !kept.has(key))
  if (written.length > 0) await db.delete(outbox).where(inArray(outbox.dedupeKey, written))
}
