import { findMood, type Mood } from '#app/features/torch/moods.ts'

/** The delay before the suggestion in milliseconds. */
export const CONFIRMATION_DELAY_MS = 1_000

/** A step of the onboarding. */
export type Step =
  | { at: 'welcome' }
  | { at: 'moods' }
  | { at: 'thinking'; mood: Mood }
  | { at: 'suggestion'; mood: Mood }

/** An action: begin, choose a mood, the delay is over, choose again. */
export type OnboardingAction =
  | { type: 'begin' }
  | { type: 'choose'; mood: Mood }
  | { type: 'answer' }
  | { type: 'again' }

/** The onboarding's reducer. An action that does not apply to the step changes nothing. */
export function nextStep(step: Step, action: OnboardingAction): Step {
  switch (action.type) {
    case 'begin':
      return step.at === 'welcome' ? { at: 'moods' } : step
    case 'choose':
      return step.at === 'moods' ? { at: 'thinking', mood: action.mood } : step
    case 'answer':
      return step.at === 'thinking' ? { at: 'suggestion', mood: step.mood } : step
    case 'again':
      return step.at === 'suggestion' ? { at: 'moods' } : step
  }
}

/** The step in the query, so that the onboarding works without JavaScript. Ignores unknown values. */
export function stepFromAddress(search: URLSearchParams): Step {
  const mood = findMood(search.get('mood'))
  if (mood) return { at: 'suggestion', mood }
  return search.get('torch') === 'moods' ? { at: 'moods' } : { at: 'welcome' }
}

/** The link to this step without JavaScript. */
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
