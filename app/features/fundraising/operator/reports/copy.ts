import { copy as beneficiaryCopy } from '#app/features/fundraising/beneficiaries/copy.ts'
import { REASON_CHARS_MAX } from '#app/features/fundraising/limits.ts'

export const copy = {
  title: 'Reported campaigns',
  lead: 'Reports about campaigns. The organiser never sees who sent a report.',
  empty: 'No open reports.',
  line: (organiser: string, since: string) => `${organiser}, reported ${since}`,
  due: (text: string) => `due ${text}`,
  late: (text: string) => text,
  decisions: { stays: 'stays', closed: 'closed', removed: 'removed' },
  said: 'Report',
  by: { member: (since: string) => `by a member, ${since}`, visitor: (since: string) => `by a visitor, ${since}` },
  decideBy: (day: string) => `Decide by ${day}.`,
  campaign: 'The campaign',
  see: 'Open the campaign',
  own: 'This report is about your own campaign, or you sent it. Another operator has to decide.',
  noted: (note: string) => `Answer: ${note}`,
  stays: {
    title: 'The campaign stays',
    note: {
      label: 'What you checked',
      hint: 'Everybody who reported this campaign reads it. Do not write who the organiser or the reporter is.',
    },
    send: 'Close the reports',
  },
  closed: {
    title: 'Close the campaign',
    note: {
      label: 'Reason',
      hint: 'The page of the campaign shows it, and everybody who reported it reads it. Gifts are refused from now on.',
      tooLong: `Write at most ${REASON_CHARS_MAX} characters.`,
    },
    send: 'Close the campaign',
  },
  done: {
    stays: 'The campaign stays. Those who reported it will read your answer.',
    closed: 'The campaign is closed. Those who reported it will read your reason.',
  },
  errors: { note: 'Please enter a reason.' },
  refused: {
    'not-allowed': 'Another operator has to decide this.',
    'not-found': 'This report no longer exists.',
    own: 'This report is about your own campaign, or you sent it. Another operator has to decide.',
    'needs-note': 'Please enter a reason.',
    'too-long': 'This text is too long.',
    'tells-name': beneficiaryCopy.nameTyped,
    'already-decided': 'This was already decided.',
  },
} as const
