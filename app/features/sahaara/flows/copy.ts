interface Flow {
  id: string
  name: string
  /** For whom and when. */
  for: string
  needs: string
  /** The sum of its steps. */
  minutes: number
}

export const copy = {
  title: 'Yoga flows',
  lead: 'Short and gentle exercises. You can do them in ordinary clothes, on a chair, a mat or a bed.',
  care: {
    title: 'Before you start',
    body: 'Stretch gently. Stop if you feel pain, dizziness or numbness. Ask your doctor first if you are pregnant, if you had a birth or an operation recently, or if you have a heart, back or eye problem. Read the cautions of each flow.',
  },
  minutes: (minutes: number) => `${minutes} minutes`,
  needs: 'You need',
  cautions: 'Cautions',
  seconds: (seconds: number) =>
    seconds % 60 === 0
      ? `${seconds / 60} min`
      : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`,
  loading: 'Loading…',
  guide: 'Guide me',
  pause: 'Pause',
  resume: 'Continue',
  paused: 'paused',
  stop: 'Stop',
  next: (seconds: number) => `next in ${seconds} s`,
  done: 'I did this flow',
  counted: (minutes: string) => `Added to your week: ${minutes} and a self-care day.`,
} as const

/** Gentle sequences: none needs strength, unsupported balance or lying face down. */
export const FLOWS = [
  {
    id: 'chair',
    name: 'Chair flow',
    for: 'For everybody, also at work.',
    needs: 'a firm chair without wheels',
    minutes: 8,
  },
  {
    id: 'evening',
    name: 'Evening wind-down',
    for: 'For the ten minutes before you sleep.',
    needs: 'a bed or a mat, two pillows',
    minutes: 10,
  },
  {
    id: 'back',
    name: 'Back relief',
    for: 'After lifting, sitting, bending or carrying a child.',
    needs: 'a mat or a folded blanket',
    minutes: 9,
  },
  {
    id: 'morning',
    name: 'Morning wake-up',
    for: 'For seven minutes in the morning. You stand.',
    needs: 'a wall or a table to hold',
    minutes: 7,
  },
  {
    id: 'neck',
    name: 'Neck, eyes and hands',
    for: 'After sewing, typing or using a phone.',
    needs: 'a place to sit',
    minutes: 5,
  },
  {
    id: 'period',
    name: 'For period days',
    for: 'For cramps and back pain.',
    needs: 'a mat, two pillows, a warm cloth if you have one',
    minutes: 8,
  },
] as const satisfies readonly Flow[]

export type FlowId = (typeof FLOWS)[number]['id']
