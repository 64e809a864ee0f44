import type { IconName } from '#app/ui/icon-names.ts'

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
  label: 'Torch suggests',
  open: 'Open the tip from Torch',
  minimise: 'Make the tip small',
  dismiss: 'Dismiss tip',
  next: 'Next tip',
  pause: 'Pause the tips',
  play: 'Let the tips go on',
  position: (at: number, of: number) => `Tip ${at} of ${of}`,
  example: 'Example journey',
  readyToEarn: {
    text: 'Three courses finished: ready to earn. Turn one into a first order?',
    label: 'Start earning',
    link: '/sellers',
    actionType: 'navigate',
    icon: 'store',
  } as Tip,
  heartsTouched: (hearts: number): Tip => ({
    text: `Your story touched ${hearts} hearts. Would you like to light a campaign too?`,
    label: 'Create a campaign',
    link: '/solve',
    actionType: 'navigate',
    icon: 'heart',
  }),
  solve: [
    {
      text: 'Name it first, then it is smaller. Four small doors, pick the one that is closest.',
      label: 'See the challenges',
      link: '#challenges',
      actionType: 'scroll',
      icon: 'search',
    },
    {
      text: 'If a bill cannot wait, the emergency fund is open to medical and school needs.',
      label: 'Go to the emergency fund',
      link: '#emergency-fund',
      actionType: 'scroll',
      icon: 'indian-rupee',
    },
    {
      text: 'Three questions, one at a time. You can stop whenever you like.',
      label: 'Solve together',
      link: 'solve-together',
      actionType: 'solve-action',
      icon: 'heart-handshake',
    },
    {
      text: 'You got through something? Someone is in the middle of it now.',
      label: 'Share your story',
      link: 'share-story',
      actionType: 'solve-action',
      icon: 'send-horizontal',
    },
  ] as readonly Tip[],
  contexts: {
    student: [
      {
        text: 'One good deed a week counts here, and it stays on your record.',
        label: 'Start the SSR journey',
        link: '/ssr',
        actionType: 'navigate',
        icon: 'graduation-cap',
      },
      {
        text: 'Short free lessons from universities. One fits between two classes.',
        label: 'Explore courses',
        link: '/school',
        actionType: 'navigate',
        icon: 'play',
      },
      {
        text: 'An idea that will not leave you alone? Seeds is where ideas meet backers.',
        label: 'Explore opportunities',
        link: '/seeds',
        actionType: 'navigate',
        icon: 'indian-rupee',
      },
    ],
    woman: [
      {
        text: 'Courage grows like any muscle, a little each week, in good company.',
        label: 'Build courage',
        link: '/fearless-girls',
        actionType: 'navigate',
        icon: 'shield-check',
      },
      {
        text: 'Scared is how most sellers here began. What your hands know can earn.',
        label: 'Start earning',
        link: '/sellers',
        actionType: 'navigate',
        icon: 'store',
      },
      {
        text: 'Your road may be the map that someone else needs. Your name can stay private.',
        label: 'Share your story',
        link: '/stories',
        actionType: 'navigate',
        icon: 'send-horizontal',
      },
    ],
    changemaker: [
      {
        text: 'See what your circle moved this month, all in one place.',
        label: 'View analytics',
        link: '/mutually',
        actionType: 'navigate',
        icon: 'layout-grid',
      },
      {
        text: 'Someone near you needs a first supporter. A campaign takes ten minutes to write.',
        label: 'Create a campaign',
        link: '/solve',
        actionType: 'navigate',
        icon: 'hand-heart',
      },
      {
        text: 'Founders here look for a first believer. Shall we look?',
        label: 'Explore opportunities',
        link: '/seeds',
        actionType: 'navigate',
        icon: 'indian-rupee',
      },
    ],
    new: [
      {
        text: 'Not sure is a fine answer. Four doors, pick any one.',
        label: 'See the four doors',
        link: '#start-here',
        actionType: 'scroll',
        icon: 'house',
      },
      {
        text: 'Begin with one story from someone who has been where you are.',
        label: 'Read a story',
        link: '/stories',
        actionType: 'navigate',
        icon: 'heart',
      },
      {
        text: 'Free courses in short lessons, whenever you have ten quiet minutes.',
        label: 'Explore courses',
        link: '/school',
        actionType: 'navigate',
        icon: 'graduation-cap',
      },
    ],
  } as Readonly<Record<UserContext, readonly Tip[]>>,
} as const
