import type { ReportDecision } from './schema.ts'

/** Copy of the mail about the outcome of a report. */
export const copy = {
  /** Other people see the phone: no name of a campaign. */
  subjects: {
    stays: 'We have checked your report',
    closed: 'We have acted on your report',
  } satisfies Readonly<Record<ReportDecision, string>>,
  text: 'We have checked your report. Read the outcome:',
  body: (campaign: string) => `Thank you for your report about ${campaign}.`,
  decisions: {
    stays: 'We have checked the campaign. It stays open.',
    closed: 'We have closed the campaign. It takes no more gifts.',
  } satisfies Readonly<Record<ReportDecision, string>>,
  reason: 'The reason',
  button: 'See your report',
  why: (brand: string) => `You get this mail because you reported a campaign on ${brand}.`,
} as const
