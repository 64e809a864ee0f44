/** Torch answers in the language of the message, so the original has the words of both languages. */
export { answersCopy } from './answers-copy.ts'
