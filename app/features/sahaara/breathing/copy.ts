/** The words of the breathing exercise. */
export const copy = {
  title: 'Breathe with the kolam',
  lead: 'Follow the line. In on the petal, out on the turn.',
  rhythm: 'Rhythm',
  rhythms: {
    calm: { name: 'Long out', pattern: '4-4-6' },
    box: { name: 'Box', pattern: '4-4-4-4' },
    even: { name: 'No holding', pattern: '5-5' },
  },
  lengths: { six: 'Six breaths', three: '3 minutes', ten: '10 minutes' },
  start: (length: string) => `Start: ${length}`,
  phases: {
    in: 'Breathe in',
    hold: 'Hold softly',
    out: 'Breathe out',
    rest: 'Rest empty',
  },
  breath: (breath: number, breaths: number) => `Breath ${breath} of ${breaths}`,
  pause: 'Pause',
  goOn: 'Go on',
  stop: 'Stop',
  paused: 'Paused. Breathe as you like.',
  buzz: 'Buzz softly at each turn, for closed eyes',
  done: {
    title: 'That was good',
    body: (breaths: number, minutes: string) => `${breaths} breaths, ${minutes}. Counted in your week.`,
  },
  stopped: {
    body: (minutes: string) => `Stopping is fine. You breathed for ${minutes}. Shall it count in your week?`,
    count: 'Count it',
    skip: 'No need',
  },
  minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  care: 'Dizzy, tight in the chest, pregnant, or with a weak heart? Choose "No holding", breathe smaller, or stop.',
  steps: {
    title: 'The steps in words',
    noScript: 'Without JavaScript the kolam stays still. These steps are all you need:',
    list: [
      'Sit or lie so that nothing presses. Let the shoulders drop. Eyes open or closed.',
      'Breathe in through the nose while you count to four. The belly rises first.',
      'Hold softly while you count to four. If that feels tight, leave it out.',
      'Breathe out through the mouth while you count to six, as if you cooled hot tea.',
      'Six breaths like this take about a minute and a half. Then breathe as you like.',
    ],
  },
} as const
