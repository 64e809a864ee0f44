import type { Answers } from './answers.ts'
import { URGENT_ANSWER_HOURS } from './schema.ts'
import type { CheckOf, FormCheck, FormDeclaration, FormFields, ValuesOf } from '#app/platform/form/fields.ts'

/** The queues that answer requests. Requests to a private queue are encrypted and shown to its members only. */
export const QUEUES = {
  front: { isPrivate: false },
  partnership: { isPrivate: false },
  stories: { isPrivate: false },
  programmes: { isPrivate: false },
  market: { isPrivate: false },
  solve: { isPrivate: true },
  care: { isPrivate: true },
  wellbeing: { isPrivate: true },
  legal: { isPrivate: true },
  safety: { isPrivate: true },
} as const satisfies Record<string, { isPrivate: boolean }>

export type Queue = keyof typeof QUEUES
export const QUEUE_NAMES = Object.keys(QUEUES) as readonly Queue[]

/** A request form, declared once. Rendering, validation, storage and display read the declaration. */
export interface RequestForm<Fields extends FormFields = FormFields, Check = FormCheck> extends FormDeclaration<
  Fields,
  Check
> {
  /** Permanent name, e.g. `partnership`; stored with each request. */
  kind: string
  /** The title in the queue, in mails and on the sender's page. */
  title: string
  queue: Queue
  /** Hours within which the request must be answered. The screen shows the same promise. */
  answerHours: number
  /** The fields that hold the sender's name and reply address (an e-mail address or a phone number). */
  nameField?: string
  contactField?: string
  /** A draft is stored on the device only with the person's consent: always so for private queues. */
  draft?: 'ask'
  /** It asks when the sender can be contacted safely: no text message confirms it at once. */
  asksSafeTime?: true
  /** The feature that owns the request mails the sender itself. */
  hasOwnMail?: true
  /** True when the request comes before all others. */
  isUrgent?(answers: Answers): boolean
  /** Hours that the law gives for these answers, where it is less than `answerHours`. */
  legalHours?(answers: Answers): number | undefined
}

/** Infers the fields of a declaration, so that its checks and values are typed. */
export const defineForm = <const Fields extends FormFields>(
  form: RequestForm<Fields, CheckOf<ValuesOf<Fields>>>,
): RequestForm<Fields> => (isPrivate(form) ? { ...form, draft: 'ask' } : form)

/** Hours within which a request with these answers must be answered. */
export const answerHoursOf = (form: RequestForm, answers: Answers): number =>
  Math.min(promisedHoursOf(form, answers), form.isUrgent?.(answers) ? URGENT_ANSWER_HOURS : form.answerHours)

/** The hours that the sender is told. */
export const promisedHoursOf = (form: RequestForm, answers: Answers): number =>
  Math.min(form.answerHours, form.legalHours?.(answers) ?? form.answerHours)

export const isPrivate = ({ queue }: Pick<RequestForm, 'queue'>): boolean => QUEUES[queue].isPrivate
