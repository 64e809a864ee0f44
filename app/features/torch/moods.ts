/** The moods of the onboarding, each with the one page that Torch offers. */
export const MOODS = {
  hopeful: '/stories',
  overwhelmed: '/fearless-girls',
  curious: '/ssr',
  stuck: '/seeds',
} as const

export type Mood = keyof typeof MOODS

export const MOOD_NAMES = Object.keys(MOODS) as readonly Mood[]

/** The mood with this name, or null; for untrusted input from the query or localStorage. */
export function findMood(name: unknown): Mood | null {
  return MOOD_NAMES.find((mood) => mood === name) ?? null
}
