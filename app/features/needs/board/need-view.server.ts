import { formatDay } from '#app/platform/time/indian-days.ts'
import type { NeedCard, NeedDetail } from '#app/features/needs/views.ts'
import { formatDate, formatRelative } from '#app/platform/time/dates.ts'
import { causeName } from '#app/features/needs/forms-copy.ts'
import { copy } from './copy.ts'

/** A need with formatted texts. */
export interface NeedCardView {
  id: string
  kind: NeedCard['kind']
  title: string
  cause: string
  where: string
  when: string | null
  hands: string | null
  name: string
  college: string
  posted: string
  postedAt: string
  answers: string
  state: NeedCard['state']
  word: string | null
  isSample: boolean
}

export function needCard(need: NeedCard, now: Date): NeedCardView {
  const { id, kind, title, state, word, isSample, author, until, hands, createdAt } = need
  return {
    id,
    kind,
    title,
    state,
    word,
    isSample,
    cause: causeName(need.cause),
    where: [need.place, need.region].filter(Boolean).join(', '),
    when: until && copy.card.until[kind](formatDay(until)),
    hands: hands === null ? null : copy.card.hands(hands),
    name: author.name,
    college: author.college,
    posted: formatRelative(createdAt, now),
    postedAt: createdAt.toISOString(),
    answers: copy.card.answers(need.answerCount),
  }
}

export function needView(need: NeedDetail, now: Date) {
  const { description, isYours, hiddenReason, own } = need
  return {
    ...needCard(need, now),
    description,
    isYours,
    hiddenReason,
    given: need.answers.map(({ createdAt, acceptedAt, ...answer }) => ({
      ...answer,
      sent: formatRelative(createdAt, now),
      isAccepted: acceptedAt !== null,
    })),
    own: own && {
      message: own.message,
      offer: own.offer,
      contact: own.contact,
      authorContact: own.authorContact,
      isAccepted: own.acceptedAt !== null,
      sent: formatDate(own.createdAt),
    },
  }
}

export type NeedView = ReturnType<typeof needView>
