import type { QuestionWords } from '#app/features/questions/schema.ts'

/** How questions to the maker of a product call what they are about. */
export const copy: QuestionWords = {
  answerer: 'seller',
  thing: 'product',
  askers: 'Buyers',
  desk: 'market desk',
  nobody: 'Our team runs this shop for the seller.',
  nobodyRefused: 'Nobody can answer questions in this shop yet. Please write to our team.',
  declined: 'The seller has chosen not to answer. Only you and the seller can see it.',
  declinedByYou: 'You chose not to answer. Only the person who asked can see it.',
}
