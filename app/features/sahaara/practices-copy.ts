import type { RhythmId } from './breathing/rhythms.ts'

/** A breathing exercise as text. One with a rhythm links to the guided exercise. */
export interface Practice {
  name: string
  when: string
  how: string
  care: string
  rhythm?: RhythmId
}

/** Only on the server, which sends them as data: the text is in the page and must not be in its code again. */
export const PRACTICES: readonly Practice[] = [
  {
    name: 'Long out-breath',
    when: 'When you are tense, or before sleep.',
    how: 'Breathe in and count to four. Hold gently and count to four. Breathe out and count to six. Your heart slows down.',
    care: 'If it feels tight, do not hold your breath.',
    rhythm: 'calm',
  },
  {
    name: 'Box breath',
    when: 'Before a difficult talk, an exam or an appointment.',
    how: 'Breathe in, hold, breathe out and pause. Count to four each time. Draw the four sides of a box with a finger.',
    care: 'Do not do this if you are pregnant or have high blood pressure or a weak heart. Choose "Even breath" instead.',
    rhythm: 'box',
  },
  {
    name: 'Even breath',
    when: 'At any time, for everybody.',
    how: 'Breathe in and count to five. Breathe out and count to five. Do not hold your breath. Six breaths take a minute.',
    care: 'Safe in pregnancy too. If five is too long, count to four.',
    rhythm: 'even',
  },
  {
    name: 'Humming bee',
    when: 'When you have too many thoughts.',
    how: 'Breathe in through your nose. Hum with closed lips while you breathe out. Do this six times.',
    care: 'Do not do this with an ear infection.',
  },
  {
    name: 'Alternate nostrils',
    when: 'When you want to concentrate.',
    how: 'Close the right nostril and breathe in through the left. Change, and breathe out through the right. Breathe in right and out left. Do five rounds.',
    care: 'Do not do this with a cold. Do not hold your breath.',
  },
  {
    name: 'Double sigh',
    when: 'When you are suddenly upset, for example in a bus or a queue.',
    how: 'Breathe in through your nose. Breathe in a little more. Then breathe out slowly through your mouth. Do this one to three times.',
    care: 'Do not do it more than five times in a row.',
  },
]
