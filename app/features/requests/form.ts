import type { Answers, DeclaredForm } from '#app/platform/declared-form/fields.ts'

/** Who answers. The private desks' requests are encrypted, and shown to the people of that desk alone. */
export const DESKS = {
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

export type Desk = keyof typeof DESKS
export const DESK_NAMES = Object.keys(DESKS) as readonly Desk[]

/** A form that people send: declared once, drawn, checked, stored and read by it. */
export interface RequestForm extends DeclaredForm {
  /** Its name for ever, e.g. `partnership`; stored with each request. */
  kind: string
  /** What it is called on the desk, in mails, and where the sender follows it. */
  title: string
  desk: Desk
  /** Within how many hours a person answers; a promise that the screen makes too. */
  answerHours: number
  /** The fields that hold the sender's name and where the answer goes (an e-mail address or a phone number). */
  nameField?: string
  contactField?: string
  /** The sender hears of its arrival by a letter of the capability that it belongs to. */
  hasOwnLetter?: true
  /** True when it may not wait its turn. */
  isUrgent?: (answers: Answers) => boolean
}

/** Gives the compiler's check to a declaration without widening it. */
export const defineForm = <Form extends RequestForm>(form: Form): Form => form

export const isPrivate = ({ desk }: Pick<RequestForm, 'desk'>): boolean => DESKS[desk].isPrivate
