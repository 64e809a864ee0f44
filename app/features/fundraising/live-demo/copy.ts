/** Texts of the demo card. Its people and amounts are invented, and the card says so. */
export const copy = {
  tag: 'Demo',
  title: 'Live Impact',
  explain: 'An invented campaign that shows how a page updates when people give. No money, no real names.',
  campaign: 'A grocery store for the whole lane',
  ofGoal: (goal: string) => `of ${goal}`,
  supporters: (count: number) => (count === 1 ? '1 supporter' : `${count} supporters`),
  progress: (percent: number) => `Demo: ${percent} percent funded`,
  recent: 'Latest in this demo',
  pause: 'Pause',
  play: 'Play',
} as const
