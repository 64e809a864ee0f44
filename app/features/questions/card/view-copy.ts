import {
  OPEN_QUESTIONS_MAX,
  QUESTION_CHARS_MAX,
  QUESTIONS_A_DAY_MAX,
  type QuestionWords,
} from '#app/features/questions/schema.ts'

/** Copy of what the server says about questions. */
export const copyFor = ({ answerer, thing, askers, desk, nobody, nobodyRefused, declined }: QuestionWords) =>
  ({
    all: (count: number) => (count === 1 ? 'See the question' : `See all ${count} questions`),
    asked: (name: string | null, day: string) => `${name ?? 'Anonymous'}, ${day}`,
    team: 'our team',
    answer: (name: string, day: string) => `Answer from ${name}, ${day}`,
    states: {
      open: `Waiting for an answer. Only you and the ${answerer} can see it.`,
      declined,
      hidden: (reason: string) => `Our ${desk} has removed this. The reason: ${reason}`,
    },
    asking: {
      title: (name: string) => `Ask ${name} a question`,
      signIn: 'Sign in to ask a question',
      own: `This is your ${thing}. ${askers} can ask you questions here.`,
      ownOpen: (count: number) =>
        count === 1 ? '1 question is waiting for your answer' : `${count} questions are waiting for your answer`,
      nobody,
      contact: 'Ask our team',
      over: `This ${thing} ended long ago. You can no longer ask about it here.`,
      blocked: `You cannot ask this ${answerer} a question.`,
      'too-many': `You have ${OPEN_QUESTIONS_MAX} questions waiting for an answer here. You can ask more once one is answered.`,
    },
    refused: {
      own: `You cannot ask about your own ${thing}.`,
      nobody: nobodyRefused,
      over: `This ${thing} ended long ago. You can no longer ask about it here.`,
      blocked: `You cannot ask this ${answerer} a question.`,
      empty: 'This has only contact details. Write your question.',
      'too-long': `Write at most ${QUESTION_CHARS_MAX} characters.`,
      already: 'You have already asked this question here.',
      'too-many-open': `You have ${OPEN_QUESTIONS_MAX} questions waiting for an answer here. Please wait for one, or withdraw one.`,
      'too-many-today': `You can ask ${QUESTIONS_A_DAY_MAX} questions a day. Please try again tomorrow.`,
    },
  }) as const
