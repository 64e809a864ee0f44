import type { FormValues } from '#app/platform/form/parse-form.ts'
import type { GuardianState, StudentProfile } from '#app/features/students/views.ts'
import { copy as storyWords } from '#app/features/stories/copy.ts'
import { POINTS_PER_LIKE, POINTS_PER_RANK, POINTS_PER_STORY } from '#app/features/stories/points.ts'
import type { OwnStory, StudentStats } from '#app/features/stories/views.ts'
import { formatDate, formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import type { MailRefusal } from '#app/platform/mail/mail-others.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { dyeOf } from '#app/ui/kolam/dye.ts'
import { copy } from './copy.ts'

/** The action's result when a form of this screen was refused. */
export interface Failure {
  act: 'guardian' | 'appeal'
  /** The story of an appeal. */
  id?: string
  refused?: string
  errors?: Readonly<Record<string, string>>
  values?: FormValues
}

export function profileView(student: StudentProfile) {
  const { id, displayName, collegeName, course, yearOfStudy, bio, picture } = student
  return {
    name: displayName,
    firstName: displayName.split(' ')[0] ?? displayName,
    college: collegeName,
    line: copy.profile.line(course, yearOfStudy),
    bio,
    dye: dyeOf(id),
    kolam: drawKolam({ kind: 'person', id }),
    picture,
  }
}

/** The four figures and the progress to the next rank. */
export function figuresView({ stories, likes, points, rank }: StudentStats) {
  const goal = rank * POINTS_PER_RANK
  const inRank = points - goal + POINTS_PER_RANK
  return {
    list: [
      { label: copy.figures.stories, value: inWords(stories) },
      { label: copy.figures.likes, value: inWords(likes) },
      { label: copy.figures.points, value: inWords(points) },
      { label: copy.figures.rank, value: inWords(rank) },
    ],
    rank,
    next: {
      rank: rank + 1,
      percent: (inRank / POINTS_PER_RANK) * 100,
      words: copy.next.of(points, goal),
      label: copy.next.label(points, goal, rank + 1),
      missing: copy.toNext(goal - points, rank + 1),
      how: copy.next.how(POINTS_PER_STORY, POINTS_PER_LIKE),
    },
  }
}

const inWords = (count: number): string => count.toLocaleString('en-IN')

/** State of the guardian's consent for the screen; null from 18 on. */
export function guardianView(
  { state, askedAt, expiresAt, askAgainFrom }: GuardianState,
  { now, mailRefusal }: { now: Date; mailRefusal: MailRefusal | null },
) {
  if (state === 'not-needed') return null
  const isLate = state === 'asked' && (!expiresAt || expiresAt <= now)
  const isCoolingDown = askAgainFrom !== null && askAgainFrom > now
  return {
    says: guardianText({ state, isLate, sent: askedAt && formatRelative(askedAt, now), until: expiresAt }),
    isGood: state === 'allowed',
    from:
      state === 'allowed'
        ? null
        : isCoolingDown
          ? copy.guardian.from(formatDate(askAgainFrom))
          : mailRefusal && tooNewText(mailRefusal.from),
    /** Whether a mail can be sent: for the first time ('send') or as a replacement ('again'). */
    ask:
      state === 'allowed' || isCoolingDown || mailRefusal
        ? null
        : state === 'asked' && !isLate
          ? ('again' as const)
          : ('send' as const),
  }
}

/** When a new account may have the mail sent; null: not before its own address is confirmed. */
export const tooNewText = (from: Date | null): string =>
  from ? copy.guardian.tooNew(formatDateTime(from)) : copy.guardian.unconfirmed

export type GuardianView = NonNullable<ReturnType<typeof guardianView>>

interface GuardianConsentState {
  state: Exclude<GuardianState['state'], 'not-needed'>
  isLate: boolean
  sent: string | null
  until: Date | null
}

function guardianText({ state, isLate, sent, until }: GuardianConsentState): string {
  const { says } = copy.guardian
  if (state !== 'asked') return says[state]
  return isLate || !until || !sent ? says.late : says.asked(sent, formatDate(until))
}

/** One of the student's stories for the list, with the moderators' decision about it. */
export function ownStoryView({ id, title, likesCount, createdAt, isAnonymous, moderation }: OwnStory, now: Date) {
  const { state, decision, canAppeal, appeal } = moderation
  return {
    id,
    title,
    state,
    line: [
      formatRelative(createdAt, now),
      state === 'published' && copy.own.likes(likesCount),
      isAnonymous && copy.own.nameless,
    ].filter((part): part is string => typeof part === 'string'),
    decision: decision && {
      rule: decision.rule && copy.own.rule(storyWords.reasons[decision.rule]),
      words: decision.words,
      isUpheld: decision.verdict === 'upheld',
    },
    canAppeal,
    appealed: appeal && copy.own.appeal.sent(formatDate(appeal.answerBy)),
  }
}
export type OwnStoryView = ReturnType<typeof ownStoryView>
