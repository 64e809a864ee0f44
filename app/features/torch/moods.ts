/** How a person may feel when she meets Torch, and the one place that Torch then offers. */
export const MOODS = {
  hopeful: '/stories',
  overwhelmed: '/fearless-girls',
  curious: '/ssr',
  stuck: '/seeds',
} as const

export type Mood = keyof typeof MOODS

export const MOOD_NAMES = Object.keys(MOODS) as readonly Mood[]

/** The mood of this name, or null: what stands in an address or in the browser's storage is not to be trusted. */
export function findMood(name: unknown): Mood | null {
  return MOOD_NAMES.find((mood) => mood === name) ?? null
}
