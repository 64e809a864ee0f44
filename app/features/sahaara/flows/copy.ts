interface FlowStep {
  name: string
  how: string
  seconds: number
}

export interface Flow {
  id: string
  name: string
  /** For whom and when. */
  for: string
  needs: string
  steps: readonly FlowStep[]
  /** What to leave out, and when not to do the flow. */
  cautions: readonly string[]
}

export const copy = {
  title: 'Yoga flows',
  lead: 'Short, slow and kind to the body. In ordinary clothes, on a chair, a mat or a bed.',
  care: {
    title: 'Before you begin',
    body: 'A stretch may pull; it never hurts. Breathe as you like, and stop at pain, dizziness or numbness. Pregnant, just after a birth or an operation, or with a heart, back or eye illness: ask your doctor first, and read the cautions of each flow.',
  },
  minutes: (minutes: number) => `${minutes} minutes`,
  needs: 'You need',
  cautions: 'Cautions',
  seconds: (seconds: number) =>
    seconds % 60 === 0
      ? `${seconds / 60} min`
      : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`,
  guide: 'Guide me through',
  pause: 'Pause',
  resume: 'Go on',
  paused: 'paused',
  stop: 'Stop',
  next: (seconds: number) => `next in ${seconds} s`,
  done: 'I did this flow',
  counted: (minutes: string) => `Counted in your week: ${minutes} and a self-care day.`,
} as const

/** Gentle sequences: none needs strength, unsupported balance or lying face down. */
export const FLOWS: readonly Flow[] = [
  {
    id: 'chair',
    name: 'Chair flow',
    for: 'For every body, at a desk, a machine, a sickbed.',
    needs: 'a firm chair without wheels',
    steps: [
      {
        name: 'Sit tall',
        how: 'Feet flat, a hand’s width apart. Crown up, shoulders down. Feel the seat carry you.',
        seconds: 60,
      },
      { name: 'Shoulder circles', how: 'Slowly up, back and down; after half the time the other way.', seconds: 60 },
      {
        name: 'Cat and cow, sitting',
        how: 'Hands on the knees. Breathing in, open the chest; breathing out, round the back.',
        seconds: 90,
      },
      {
        name: 'Side reach',
        how: 'One hand holds the seat, the other arm goes up and over. Three breaths, then change.',
        seconds: 60,
      },
      {
        name: 'Gentle turn',
        how: 'Turn the chest to the right, hand on the back of the chair. Three breaths, then left.',
        seconds: 60,
      },
      {
        name: 'Ankles and legs',
        how: 'Stretch one leg, circle the foot, pull the toes to you. Then the other.',
        seconds: 90,
      },
      { name: 'Rest', how: 'Hands on the belly, eyes closed or low. Let the breath come by itself.', seconds: 60 },
    ],
    cautions: [
      'Pregnant: sit with wide knees, and turn from the shoulders only.',
      'A slipped disc or a new back injury: leave out the turn and the rounding.',
    ],
  },
  {
    id: 'evening',
    name: 'Evening wind-down',
    for: 'For the last ten minutes before sleep.',
    needs: 'a bed or a mat, two pillows',
    steps: [
      {
        name: 'Half moons with the neck',
        how: 'Chin to the chest, then slowly from shoulder to shoulder. Never backwards.',
        seconds: 60,
      },
      {
        name: 'Folded over a pillow',
        how: 'Knees wide, pillow between them, chest and cheek on it. Turn the head halfway.',
        seconds: 120,
      },
      {
        name: 'Knees to the side',
        how: 'On your back, knees bent, let both sink to one side. Five breaths, then the other.',
        seconds: 90,
      },
      {
        name: 'Resting butterfly',
        how: 'Soles together, knees open, a pillow under each. Hands on the belly.',
        seconds: 120,
      },
      { name: 'Legs up', how: 'Calves on the bed or a chair, back on the floor. A cloth over the eyes.', seconds: 120 },
      { name: 'Rest', how: 'On the side that you sleep on. Count ten breaths, and stop counting.', seconds: 90 },
    ],
    cautions: [
      'Pregnant: from the fourth month on lie on your left side, and leave out the legs up.',
      'High pressure in the eyes or the blood: leave out the legs up.',
      'Knees that hurt: a rolled cloth behind them, or leave out the fold.',
    ],
  },
  {
    id: 'back',
    name: 'Back relief',
    for: 'After lifting, sitting, bending, carrying a child.',
    needs: 'a mat or a folded blanket',
    steps: [
      {
        name: 'Lie and arrive',
        how: 'On your back, knees bent, feet flat. Let the floor take the weight.',
        seconds: 60,
      },
      { name: 'Small tilts', how: 'Press the waist to the floor, let go. No larger than a matchbox.', seconds: 90 },
      {
        name: 'One knee at a time',
        how: 'Draw one knee towards you, three breaths, put it down. Then the other.',
        seconds: 90,
      },
      {
        name: 'Knees side to side',
        how: 'Both knees sway like a wiper, small and slow. The shoulders stay.',
        seconds: 90,
      },
      {
        name: 'Cat and cow',
        how: 'On hands and knees: round the back breathing out, let it sink a little breathing in.',
        seconds: 90,
      },
      { name: 'Fold back', how: 'Sit back to your heels as far as it is easy, arms long or beside you.', seconds: 60 },
      { name: 'Rest', how: 'On your back, knees bent and leaning on each other.', seconds: 60 },
    ],
    cautions: [
      'Pain that runs down a leg, numbness, weakness, fever or a fall: see a doctor before any exercise.',
      'Pregnant: from the fourth month on only the cat and cow and the fold, with wide knees.',
      'Within six weeks of a birth or an operation: ask first.',
    ],
  },
  {
    id: 'morning',
    name: 'Morning wake-up',
    for: 'Before the house wakes, standing, in seven minutes.',
    needs: 'a wall or a table to hold',
    steps: [
      { name: 'Stand like a tree trunk', how: 'Feet under the hips, knees soft. Feel both feet whole.', seconds: 60 },
      { name: 'Arms with the breath', how: 'Up breathing in, down breathing out. As high as it is easy.', seconds: 60 },
      {
        name: 'Lean on the table',
        how: 'Hands on the edge, walk back, back long. The hips go away from the hands.',
        seconds: 60,
      },
      {
        name: 'Side bend',
        how: 'One hand holds, the other goes up and over. Three breaths, then change.',
        seconds: 60,
      },
      {
        name: 'Small lunge',
        how: 'Holding the table, one foot far back, front knee soft. Then the other.',
        seconds: 90,
      },
      { name: 'Shake out', how: 'Hands, arms, one leg, the other. The jaw as well.', seconds: 60 },
      { name: 'Stand still', how: 'One hand on the heart. Name one thing for today.', seconds: 30 },
    ],
    cautions: [
      'Dizzy in the morning or low blood pressure: drink water first, keep the head above the heart.',
      'Pregnant: hold the table all the time, keep the lunge small.',
    ],
  },
  {
    id: 'neck',
    name: 'Neck, eyes and hands',
    for: 'After sewing, typing, phones and small print.',
    needs: 'nothing but a place to sit',
    steps: [
      { name: 'Warm palms', how: 'Rub the hands, lay them over closed eyes. Look into the dark.', seconds: 60 },
      {
        name: 'Far and near',
        how: 'Look at something far away for three breaths, at your thumb for three.',
        seconds: 60,
      },
      {
        name: 'Ear to shoulder',
        how: 'Let the head sink to one side. The other shoulder grows heavy. Then change.',
        seconds: 60,
      },
      { name: 'Shoulder blades', how: 'Draw them together for a breath, let go for a breath.', seconds: 45 },
      {
        name: 'Wrists and fingers',
        how: 'Circles, then stretch each finger back a little, then a fist, then wide.',
        seconds: 45,
      },
      { name: 'Rest', how: 'Hands open in the lap. Unclench the teeth.', seconds: 30 },
    ],
    cautions: [
      'A neck injury, or arms that tingle: leave out the ear to shoulder and see a doctor.',
      'Contact lenses: press nothing on the eyes, only cover them.',
    ],
  },
  {
    id: 'period',
    name: 'Ease for period days',
    for: 'For cramps and a heavy back.',
    needs: 'a mat, two pillows, a warm cloth if you have one',
    steps: [
      { name: 'Warm hands', how: 'On your back, knees bent, hands or the warm cloth on the low belly.', seconds: 90 },
      { name: 'Folded over a pillow', how: 'Knees wide, chest on the pillow, breathe into the back.', seconds: 120 },
      { name: 'Hips in circles', how: 'On hands and knees, small circles, both ways.', seconds: 60 },
      { name: 'Resting butterfly', how: 'Soles together, a pillow under each knee. Hands on the belly.', seconds: 120 },
      { name: 'Rest on the side', how: 'A pillow between the knees, back round.', seconds: 90 },
    ],
    cautions: [
      'Pain that stops you from work or school each month, or bleeding through a pad in an hour: that is worth a doctor, not only a pillow.',
      'If you may be pregnant and have pain or bleeding, see a doctor today.',
    ],
  },
]

export function minutesOf(flow: Flow): number {
  return flow.steps.reduce((sum, { seconds }) => sum + seconds, 0) / 60
}
