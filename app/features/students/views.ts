import type { AgeBand } from './schema.ts'

/** How far the question to her guardian has come. `not-needed` from eighteen on. */
export interface GuardianState {
  state: 'not-needed' | 'not-asked' | 'asked' | 'allowed' | 'declined' | 'withdrawn'
  /** When the latest letter went out. */
  askedAt: Date | null
  /** Until when the guardian can answer an open question; null when none is open. */
  expiresAt: Date | null
  /** After a no or a withdrawal: from when on somebody can be asked again. */
  askAgainFrom: Date | null
}

/** A student profile as its owner sees it. Nobody else gets one. */
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
  /** Of the capability media. */
  profileImageId: string | null
  ageBand: AgeBand
  guardian: GuardianState
  /** False while she is under eighteen and her guardian has not agreed: then nothing of hers is public. */
  mayPublish: boolean
  createdAt: Date
}

/** What the page behind a guardian's link says. `expired`: too late to answer; a new letter can be sent. */
export interface GuardianQuestion {
  studentName: string
  collegeName: string
  state: 'open' | 'expired' | 'replaced' | 'allowed' | 'declined' | 'withdrawn'
  expiresAt: Date
}

/** Somebody whom she blocked, under the name that stood there at the time. */
export interface BlockView {
  id: string
  name: string
  createdAt: Date
}

/** Who somebody is to the student programme. `waiting`: a student under 18 whose guardian has not consented. */
export type StudentMembership = 'visitor' | 'member' | 'waiting' | 'student'
