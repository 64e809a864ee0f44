import type { IconName } from '#app/ui/icon/icon-names.ts'

export type UserContext = 'student' | 'woman' | 'changemaker' | 'new'

/** Actions on the solve page: start a conversation about a problem, or open the story form. */
export type SolveAction = 'solve-together' | 'share-story'

/** One tip with one action. */
export type Tip = { text: string; label: string; icon: IconName } & (
  | { actionType: 'scroll'; link: `#${string}` }
  | { actionType: 'navigate'; link: string }
  | { actionType: 'solve-action'; link: SolveAction }
)

/** The companion's tips, each with one action. At most 25 words. */
export const companionCopy = {
  minimise: 'Minimise the tip',
  dismiss: 'Dismiss tip',
  next: 'Next tip',
  pause: 'Pause the tips',
  play: 'Play the tips',
  position: (at: number, of: number) => `Tip ${at} of ${of}`,
  example: 'Example journey',
  readyToEarn: {
    text: 'You finished three courses. You can now start to earn with what you learned.',
    label: 'Start earning',
    link: '/sellers',
    actionType: 'navigate',
    icon: 'store',
  } as Tip,
  heartsTouched: (hearts: number): Tip => ({
    text: `Your story touched ${hearts} hearts. Would you like to start a campaign too?`,
    label: 'Create a campaign',
    link: '/solve',
    actionType: 'navigate',
    icon: 'heart',
  }),
  solve: [
    {
      text: 'Choose the problem that is closest to yours. We will show you what you can do.',
      label: 'See the challenges',
      link: '#challenges',
      actionType: 'scroll',
      icon: 'search',
    },
    {
      text: 'Do you have an urgent bill? You can ask the emergency fund for medical and school costs.',
      label: 'Go to the emergency fund',
      link: '#emergency-fund',
      actionType: 'scroll',
      icon: 'indian-rupee',
    },
    {
      text: 'Answer three questions, one at a time. You can stop at any time.',
      label: 'Solve together',
      link: 'solve-together',
      actionType: 'solve-action',
      icon: 'heart-handshake',
    },
    {
      text: 'Did you get through a hard time? Your story can help someone who is in it now.',
      label: 'Share your story',
      link: 'share-story',
      actionType: 'solve-action',
      icon: 'send-horizontal',
    },
  ] as readonly Tip[],
  contexts: {
    student: [
      {
        text: 'Do one good deed a week and keep a record of it.',
        label: 'Start SSR, the student programme',
        link: '/ssr',
        actionType: 'navigate',
        icon: 'graduation-cap',
      },
      {
        text: 'Take short, free lessons from universities between your classes.',
        label: 'Explore courses',
        link: '/school',
        actionType: 'navigate',
        icon: 'play',
      },
      {
        text: 'Do you have an idea? In Seeds, our programme for founders, you can find supporters.',
        label: 'Explore opportunities',
        link: '/seeds',
        actionType: 'navigate',
        icon: 'indian-rupee',
      },
    ],
    woman: [
      {
        text: 'You can build courage a little each week, together with other girls and women.',
        label: 'Build courage',
        link: '/fearless-girls',
        actionType: 'navigate',
        icon: 'shield-check',
      },
      {
        text: 'Most sellers were nervous when they started. You can earn with your skills.',
        label: 'Start earning',
        link: '/sellers',
        actionType: 'navigate',
        icon: 'store',
      },
      {
        text: 'Your story can help someone else. Your name can stay private.',
        label: 'Share your story',
        link: '/stories',
        actionType: 'navigate',
        icon: 'send-horizontal',
      },
    ],
    changemaker: [
      {
        text: 'See what the movement has achieved so far.',
        label: 'View analytics',
        link: '/mutually',
        actionType: 'navigate',
        icon: 'layout-grid',
      },
      {
        text: 'Do you know someone who needs support? You can write a campaign in ten minutes.',
        label: 'Create a campaign',
        link: '/solve',
        actionType: 'navigate',
        icon: 'hand-heart',
      },
      {
        text: 'Founders here look for their first supporters. See what they build.',
        label: 'Explore opportunities',
        link: '/seeds',
        actionType: 'navigate',
        icon: 'indian-rupee',
      },
    ],
    new: [
      {
        text: 'Not sure? Choose any one of four ways to start.',
        label: 'See the four ways to start',
        link: '#start-here',
        actionType: 'scroll',
        icon: 'house',
      },
      {
        text: 'Read a story from someone who was in your situation.',
        label: 'Read a story',
        link: '/stories',
        actionType: 'navigate',
        icon: 'heart',
      },
      {
        text: 'Take free courses in short lessons. Ten minutes are enough.',
        label: 'Explore courses',
        link: '/school',
        actionType: 'navigate',
        icon: 'graduation-cap',
      },
    ],
  } as Readonly<Record<UserContext, readonly Tip[]>>,
} as const
