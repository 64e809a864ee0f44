import type { Band, TorchTracker, UserProgress } from './journey.ts'

export const journeyCopy = {
  title: 'Your Journey Matters',
  welcome: (name: string) => `Welcome back, ${name}.`,
  example: 'Example journey',
  exampleNote: 'The figures below are an example. Sign in to see your own.',
  confidence: {
    title: 'Confidence',
    figure: (percents: readonly number[]) =>
      `Five petals: courses ${percents[0]} percent, stories ${percents[1]}, missions ${percents[2]}, earnings ${percents[3]}, squad ${percents[4]}`,
    percent: (percent: number) => `${percent}%`,
    of: (done: string, target: string) => `${done} of ${target}`,
    items: {
      coursesCompleted: 'Courses finished',
      storiesShared: 'Stories shared',
      missionsLaunched: 'Missions launched',
      moneyEarned: 'Earned or raised',
      squadMembers: 'Squad members',
    } satisfies Record<keyof UserProgress, string>,
    bands: {
      'first-steps': 'You are taking your first brave steps.',
      momentum: 'You are building momentum.',
      impact: 'You are making real impact.',
      changemaker: 'You are a true changemaker.',
      beacon: 'You are a beacon of change.',
    } satisfies Record<Band, string>,
  },
  lamps: {
    title: 'Your steps: one lamp for each',
    wins: (count: number, of: number) => `${count} of ${of}`,
    lit: 'lit',
    unlit: 'not lit yet',
    storiesRead: (count: number) =>
      count === 0 ? 'Read a story' : `Read ${count} ${count === 1 ? 'story' : 'stories'}`,
    items: {
      showedUpToday: 'Showed up today',
      reachedOutForHelp: 'Asked for help',
      sharedStory: 'Shared a story',
      joinedSquad: 'Joined a squad',
      completedMission: 'Finished a mission',
    } satisfies Record<Exclude<keyof TorchTracker, 'storiesRead'>, string>,
  },
} as const
