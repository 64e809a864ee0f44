import type { MediaView } from '#app/features/media/views.ts'
import type { AgeBand } from './limits.ts'

/** State of the guardian's consent. `not-needed` from 18 on. */
export interface GuardianState {
  state: 'not-needed' | 'not-asked' | 'asked' | 'allowed' | 'declined' | 'withdrawn'
  /** When the latest mail was sent. */
  askedAt: Date | null
  /** Until when the guardian can answer an open question; null when none is open. */
  expiresAt: Date | null
  /** After a refusal or a withdrawal: when a guardian can be asked again. */
  askAgainFrom: Date | null
}

/** A student profile as its owner sees it. Nobody else receives it. */
export interface StudentProfile {
  id: string
  userId: string
  studentId: string | null
  collegeName: string
  course: string | null
  /** 1 to 5 */
  yearOfStudy: number
  displayName: string
  bio: string | null
  /** Id in the feature media. */
  profileImageId: string | null
  /** Null while it is hidden. */
  picture: MediaView | null
  ageBand: AgeBand
  guardian: GuardianState
  /** False while the student is under 18 without a guardian's consent: then nothing of theirs is public. */
  mayPublish: boolean
  createdAt: Date
}

/** What the page behind a guardian's link shows. `expired`: too late to answer; a new mail can be sent. */
export interface GuardianQuestion {
  studentName: string
  collegeName: string
  state: 'open' | 'expired' | 'replaced' | 'allowed' | 'declined' | 'withdrawn'
  expiresAt: Date
}

/** A blocked user, with the name that they had when the block was made. */
export interface BlockView {
  id: string
  name: string
  createdAt: Date
}

/** The user's membership in the student programme. `waiting`: a student under 18 without a guardian's consent. */
export type StudentMembership = 'visitor' | 'member' | 'waiting' | 'student'
