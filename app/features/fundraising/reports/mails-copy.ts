import type { ReportDecision } from './schema.ts'

/** Copy of the mail about the outcome of a report. */
export const copy = {
  /** Other people see the phone: no name of a campaign. */
  subjects: {
    stays: 'We have checked your report',
    closed: 'We have acted on your report',
    removed: 'We have removed a question that you reported',
  } satisfies Readonly<Record<ReportDecision, string>>,
  text: 'We have checked your report. Read the outcome:',
  body: (campaign: string) => `Thank you for your report about ${campaign}.`,
  bodyOfQuestion: (campaign: string) => `Thank you for your report of a question about ${campaign}.`,
  decisions: {
    stays: 'We have checked the campaign. It stays open.',
    closed: 'We have closed the campaign. It takes no more gifts.',
    removed: 'We have removed the question and its answer.',
  } satisfies Readonly<Record<ReportDecision, string>>,
  questionStays: 'We have checked the question and its answer. They stay.',
  reason: 'The reason',
  button: 'See your report',
  why: (brand: string) => `You get this mail because you reported a campaign on ${brand}.`,
} as const
