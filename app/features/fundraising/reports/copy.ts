import { COMPLAINT_DAYS, COMPLAINT_HOURS } from '#app/platform/config/complaint-times.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { REPORT_CHARS_MAX, type ReportDecision, type ReportReason } from './schema.ts'

const reasons = {
  'not-true': 'Something in it is not true',
  copied: 'Its story or pictures are copied',
  money: 'The money is not used as promised',
  pictures: 'It shows someone’s body or a sexual act',
  consent: 'It shows somebody who does not want this',
  hurtful: 'It is hurtful or unsafe',
  other: 'Something else',
} satisfies Readonly<Record<ReportReason, string>>

/** The page that reports a campaign, and the page of one report. */
export const copy = {
  title: 'Report this campaign',
  titleOfQuestion: 'Report this question',
  metaTitle: (campaign: string) => `Report: ${campaign}`,
  back: 'Back to the campaign',
  lead: `Our team reads every report and decides within ${COMPLAINT_DAYS.decided} days. Reports of pictures of someone’s body are decided within ${answerTime(COMPLAINT_HOURS.picturesOfBody)}. The organiser does not see who sent it.`,
  reason: { label: 'What is wrong?', missing: 'Choose what is wrong.' },
  reasons,
  words: {
    label: 'Details',
    hint: 'What did you see, and how do you know? You can name a page or a newspaper.',
    missing: 'Write in a few words what you saw.',
    tooLong: `Write at most ${REPORT_CHARS_MAX.toLocaleString('en-IN')} characters.`,
  },
  send: 'Send report',
  danger: 'If somebody is in danger, use the numbers under “Get help” first.',
  refused: {
    own: 'This is your own campaign. To close it or change it, write to us.',
    ownQuestion: 'This is your own question. You can withdraw it on its page.',
    'not-found': 'This campaign no longer exists.',
  },
  enough: {
    title: 'We are checking this campaign',
    body: 'Other people have reported this campaign too, and our team is checking it. The page of the campaign shows if it is closed.',
  },
  report: {
    metaTitle: 'Your report',
    title: 'Your report',
    about: 'Campaign',
    aboutQuestion: 'A question about the campaign',
    reason: 'Reason',
    words: 'Your words',
    sent: 'Sent',
    outcome: 'Outcome',
    waiting: (by: string) => `Our team is checking it. You can read the outcome here by ${by}.`,
    keep: 'Save the address of this page. Only this page shows the outcome, and only to people who have the address.',
    mailed: 'We will also send you the outcome.',
    decisions: {
      stays: 'We have checked the campaign. It stays open.',
      closed: 'We have closed the campaign. It takes no more gifts.',
      removed: 'We have removed the question and its answer.',
    } satisfies Readonly<Record<ReportDecision, string>>,
    questionStays: 'We have checked the question and its answer. They stay.',
    notFound: {
      title: 'Report not found',
      body: 'Check the address of the page. It is in the message about your report.',
      action: 'See all campaigns',
    },
  },
} as const
