import type { MediaView } from '#app/features/media/views.ts'
import type { ListedRow, Translation } from '#app/features/translations/queries.server.ts'
import type { CauseCategory, Metric, ReportReason, Verdict } from './schema.ts'

export interface StoryAuthor {
  /** Id of the student profile. */
  id: string
  displayName: string
  collegeName: string
  profileImage: MediaView | null
}

/** A story as this viewer may see it. Nothing in it identifies the author of an anonymous story. */
export interface StoryView {
  id: string
  title: string
  description: string
  causeCategory: CauseCategory
  location: string | null
  impactMetrics: readonly Metric[]
  /** At most four; `caption` belongs to this story. */
  media: readonly MediaView[]
  likesCount: number
  /** Rounded to the minute for an anonymous story. */
  createdAt: Date
  isAnonymous: boolean
  /** Null for an anonymous story, for every viewer. */
  author: StoryAuthor | null
  /** From the demo data: mark it wherever it is shown. Not counted, not liked, not reported. */
  isSample: boolean
  /** The viewer is the author. False for visitors. */
  isYours: boolean
  isLiked: boolean
}

export interface FeedPage {
  stories: readonly (StoryView & ListedRow)[]
  /** The cursor of the next page (`after`); null on the last page. */
  next: string | null
}

/** The state of a story, for its author. */
export interface ModerationState {
  /** `waiting`: for a guardian's consent. */
  state: 'published' | 'waiting' | 'hidden'
  /** Why it is hidden; null otherwise. */
  decision: { verdict: Verdict; rule: ReportReason | null; words: string; at: Date } | null
  canAppeal: boolean
  /** The open appeal and the time by which it will be answered; null when there is none or it was answered. */
  appeal: { words: string; at: Date; answerBy: Date } | null
}

export interface OwnStory extends StoryView {
  moderation: ModerationState
}

export interface FeedCounts {
  stories: number
  likes: number
}

export interface StudentStats {
  /** Published stories. */
  stories: number
  /** Likes of published stories. */
  likes: number
  points: number
  rank: number
}

/** A story in the moderation queue. The author of an anonymous one is unknown here as well. */
export interface OperatorStory {
  story: StoryView
  /** What its author wrote in the other language. */
  version: Translation | null
  state: 'published' | 'waiting' | 'hidden' | 'taken-back'
  openReports: number
  firstReportedAt: Date | null
  reports: readonly { reason: ReportReason; note: string; byMember: boolean; createdAt: Date; isOpen: boolean }[]
  decisions: readonly {
    verdict: Verdict
    rule: ReportReason | null
    words: string
    byName: string
    isYours: boolean
    at: Date
  }[]
  appeal: {
    words: string
    at: Date
    answerBy: Date
    isLate: boolean
    /** The actor hid it, so another operator has to uphold. */ isYourDecision: boolean
  } | null
}

export interface ReportQueueEntry {
  storyId: string
  title: string
  openReports: number
  firstReportedAt: Date
  decideBy: Date
  reasons: readonly ReportReason[]
}

export interface AppealQueueEntry {
  storyId: string
  title: string
  at: Date
  answerBy: Date
  isLate: boolean
}
