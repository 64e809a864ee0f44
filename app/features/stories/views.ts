import type { MediaView } from '#app/features/media/views.ts'
import type { CauseCategory, Metric, ReportReason, Verdict } from './schema.ts'

export interface StoryAuthor {
  /** Of her student profile. */
  id: string
  displayName: string
  collegeName: string
  profileImage: MediaView | null
}

/** A story as this person may see it. Of an anonymous one nothing in here leads to its author. */
export interface StoryView {
  id: string
  title: string
  description: string
  causeCategory: CauseCategory
  location: string | null
  impactMetrics: readonly Metric[]
  /** At most four; `caption` is what she wrote for this story. */
  media: readonly MediaView[]
  likesCount: number
  /** To the minute where the story is anonymous. */
  createdAt: Date
  isAnonymous: boolean
  /** Null when the story is anonymous, to everybody. */
  author: StoryAuthor | null
  /** From the demo data: say so wherever it is shown. Gone as soon as one real story is shown. */
  isSample: boolean
  /** The viewer wrote it. False for everybody else, and for visitors. */
  isYours: boolean
  /** The viewer likes it. */
  isLiked: boolean
}

export interface FeedPage {
  stories: readonly StoryView[]
  /** Ask for `after` this; null on the last page. */
  next: string | null
}

/** How an author's own story stands. */
export interface StoryStanding {
  /** `waiting`: for her guardian's consent. */
  state: 'published' | 'waiting' | 'hidden'
  /** Why it is hidden; null otherwise. */
  decision: { verdict: Verdict; rule: ReportReason | null; words: string; at: Date } | null
  canAppeal: boolean
  /** What she wrote about the decision, and by when she gets an answer; null when she did not, or got one. */
  appeal: { words: string; at: Date; answerBy: Date } | null
}

export interface OwnStory extends StoryView {
  standing: StoryStanding
}

export interface WallCounts {
  stories: number
  likes: number
}

export interface StudentStats {
  /** Published ones. */
  stories: number
  /** Of other people, on those. */
  likes: number
  points: number
  rank: number
}

/** One story at the operator's desk. The author of an anonymous one stays unknown here as well. */
export interface DeskStory {
  story: StoryView
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
    /** You hid it: another person upholds. */ isYourDecision: boolean
  } | null
}

export interface ReportQueueEntry {
  storyId: string
  title: string
  openReports: number
  firstReportedAt: Date
  reasons: readonly ReportReason[]
}

export interface AppealQueueEntry {
  storyId: string
  title: string
  at: Date
  answerBy: Date
  isLate: boolean
}
