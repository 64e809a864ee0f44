import { HELPLINES } from '#app/platform/india/helplines.ts'

/** The page's title is only the brand, so that a tab or the history does not name Sahaara. */
export const copy = {
  title: 'Sahaara',
  lead: 'A quiet place to rest and breathe.',
  back: 'All programmes',
  moods: {
    title: 'How do you feel today?',
    label: 'Choose a mood',
    notNow: 'Not now',
    counted: {
      device: 'Saved as a check-in, on this device only.',
      account: 'Saved as a check-in, in your account.',
    },
    suggestions: {
      peaceful: {
        text: 'Enjoy it for a moment. Other people have written about what makes them peaceful.',
        action: { label: 'Read a peace story', to: '#stories' },
      },
      overwhelmed: {
        text: 'You do not have to solve everything now. Take a few slow breaths first. Then do one thing, or talk to one person.',
        action: { label: 'Breathe with me', to: '#breathe' },
      },
      hopeful: {
        text: 'Share the good mood. Spend an hour with others this week.',
        action: { label: 'See the events', to: '#events' },
      },
      restless: {
        text: 'It often helps to move first. Try eight minutes of gentle exercise on a chair.',
        action: { label: 'Try the chair flow', to: '#flow-chair' },
      },
      tender: {
        text: 'It is fine to feel sensitive. Take six slow breaths. You can stop at any time.',
        action: { label: 'Breathe with me', to: '#breathe' },
      },
      growing: {
        text: 'You are changing and learning. Take time to rest too: have a slow evening.',
        action: { label: 'Try the evening flow', to: '#flow-evening' },
      },
    },
    heavy: {
      before: 'If it is too much for you, call Tele-MANAS (mental health). It is free, day and night: ',
      number: HELPLINES.mentalHealth,
      after: '.',
    },
  },
  week: {
    title: 'Your week of peace',
    dates: (from: string, to: string) => `Monday ${from} to Sunday ${to}`,
    petals: (shares: string) => `A flower with six petals, one for each habit. Your progress: ${shares}`,
    share: (name: string, percent: number) => `${name} ${percent} percent`,
    value: (value: number, target: number) => `${value} / ${target}`,
    achieved: 'started',
    noScript:
      'We save your week in your browser. For this you need JavaScript. If you sign in, you can save it in your account instead.',
  },
  log: {
    title: 'Add to your week',
    quiet: 'Quiet minutes',
    minutes: (minutes: number) => `+ ${minutes}`,
    minutesLabel: (minutes: number) => `Add ${minutes} quiet minutes`,
    selfCare: 'I took care of myself today',
    selfCareDone: 'Added for today',
    breathing: 'A breathing session',
    story: 'I read a story',
    event: 'I joined an event',
    added: (what: string) => `Added: ${what}.`,
    undo: 'Undo',
    entries: 'This week’s entries',
    remove: (what: string) => `Remove: ${what}`,
    notKept: 'Your browser cannot save your week without JavaScript. Nothing was saved.',
  },
  help: {
    title: 'If today is too much',
    body: 'You can talk to Tele-MANAS (mental health), free of charge, day and night, in your language. This site does not record the call.',
    call: `Call ${HELPLINES.mentalHealth}`,
    tel: `tel:${HELPLINES.mentalHealth}`,
  },
  breathwork: {
    title: 'Breathwork',
    lead: 'Six breathing exercises. Choose one that suits how you feel. Stop if it does not feel good.',
    follow: 'Follow the moving picture',
  },
  events: {
    title: 'Stress-free events',
    pictureOf: (title: string) => `Picture of ${title}`,
    lead: 'Spend an hour with others. You can come late, leave early or just watch.',
    join: 'Join',
    free: 'Free',
    online: 'Also online',
    full: 'Full',
    seats: (seats: number) => (seats === 1 ? '1 place left' : `${seats} places left`),
    counted: 'Added to your week',
    count: 'I joined it',
    none: 'No upcoming events. You can do the exercises on this page at any time.',
  },
  stories: {
    title: 'Peace stories',
    all: 'All stories',
    sample: 'Example',
    samples: 'We wrote these stories as examples.',
    read: 'Read more',
    done: 'I have read it',
    counted: 'Added to your week',
    private: 'Name kept private',
  },
} as const
