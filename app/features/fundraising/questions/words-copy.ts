import type { QuestionWords } from '#app/features/questions/schema.ts'

/** How questions to the organiser of a campaign call what they are about. */
export const copy: QuestionWords = {
  answerer: 'organiser',
  thing: 'campaign',
  askers: 'Supporters',
  desk: 'team',
  nobody: 'Our team runs this campaign.',
  nobodyRefused: 'This campaign has no organiser who can answer here. Please write to our team.',
  declined: 'The organiser has chosen not to answer. Our team reads it, and may publish it with an answer.',
  declinedByYou: 'You chose not to answer. Our team reads it, and may publish it with an answer.',
}
