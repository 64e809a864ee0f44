import { findMood, type Mood } from '#app/features/torch/moods.ts'

/** How long Torch thinks before it answers. */
export const CONFIRMATION_DELAY_MS = 1_000

/** Where the first talk with Torch stands. */
export type Step =
  | { at: 'welcome' }
  | { at: 'moods' }
  | { at: 'thinking'; mood: Mood }
  | { at: 'suggestion'; mood: Mood }

/** What can happen in it: she begins, chooses, Torch has thought, she chooses again. */
export type Move = { type: 'begin' } | { type: 'choose'; mood: Mood } | { type: 'answer' } | { type: 'again' }

/** The next step. A move that does not fit the step changes nothing. */
export function nextStep(step: Step, move: Move): Step {
  switch (move.type) {
    case 'begin':
      return step.at === 'welcome' ? { at: 'moods' } : step
    case 'choose':
      return step.at === 'moods' ? { at: 'thinking', mood: move.mood } : step
    case 'answer':
      return step.at === 'thinking' ? { at: 'suggestion', mood: step.mood } : step
    case 'again':
      return step.at === 'suggestion' ? { at: 'moods' } : step
  }
}

/** The step that the address names, so that the talk also works without JavaScript. What it does not know it ignores. */
export function stepFromAddress(search: URLSearchParams): Step {
  const mood = findMood(search.get('mood'))
  if (mood) return { at: 'suggestion', mood }
  return search.get('torch') === 'moods' ? { at: 'moods' } : { at: 'welcome' }
}

/** The address that shows this step without JavaScript. */
export function addressOf(step: Step): string {
  switch (step.at) {
    case 'welcome':
      return '/#torch'
    case 'moods':
      return '/?torch=moods#torch'
    case 'thinking':
    case 'suggestion':
      return `/?mood=${step.mood}#torch`
  }
}
