import { patterns } from './patterns.ts'
import { tokenize } from './words.ts'

/** Questions about the site itself. */
export type Question = 'cost' | 'contact' | 'about'

/** The syntax is described in patterns.ts. The first question that matches wins. */
const QUESTIONS: readonly (readonly [Question, ReturnType<typeof patterns>])[] = [
  [
    'cost',
    patterns(
      `how much, cost, costs, free, charge, charges, fee, fees, subscription, muft, free me|mein, nishulk, kitna|kitne lagta|lagte|lagega|kharch`,
    ),
  ],
  [
    'contact',
    patterns(
      `contact*, phone number, mobile number, your number|email|mail|address, reach you, call you, write to you, human, complaint*, complain, sampark, shikayat`,
    ),
  ],
  [
    'about',
    patterns(
      `who are|is you|this|torch|diya, who runs|made|owns|started .. this|it|diya, what is this|diya|torch, what can|do you do, about you|us|diya|this, are you ?a robot|bot|person|real|ai, how does|do .. website|site|app work, tum|aap kaun, kaun ho, kya hai yeh|ye, yeh|ye kya hai, what are wings, tell me more`,
    ),
  ],
]

/** The question about the site in a message without an intent, or null. */
export function findQuestion(message: string): Question | null {
  const words = tokenize(message)
  return QUESTIONS.find(([, { count }]) => count(words) > 0)?.[0] ?? null
}
