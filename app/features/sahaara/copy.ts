import { HELPLINES } from '#app/platform/india/helplines.ts'

/** The page's title is only the brand, so that a tab or the history does not name Sahaara. */
export const copy = {
  title: 'Sahaara',
  lead: 'A quiet place to rest, breathe and be heard.',
  back: 'Wings',
  moods: {
    title: 'How is your heart today?',
    label: 'Choose a mood',
    notNow: 'Not now',
    counted: {
      device: 'Counted as a check-in, on this device only.',
      account: 'Counted as a check-in, in your account.',
    },
    suggestions: {
      peaceful: {
        text: 'Stay with it for a moment. What brought it? Small things like that are worth telling.',
        action: { label: 'Read a peace story', to: '#stories' },
      },
      overwhelmed: {
        text: 'You do not have to sort all of it now. First a few slow breaths, then one thing, then one person to tell.',
        action: { label: 'Breathe with me', to: '#breathe' },
      },
      hopeful: {
        text: 'Hope likes company. Spend an hour with others this week, with nothing to prove.',
        action: { label: 'See the events', to: '#events' },
      },
      restless: {
        text: 'A restless mind often wants the body to move first. Eight minutes on a chair are enough.',
        action: { label: 'Try the chair flow', to: '#flow-chair' },
      },
      tender: {
        text: 'Tender days are allowed. Shall we take six slow breaths together? You can stop whenever you like.',
        action: { label: 'Breathe with me', to: '#breathe' },
      },
      growing: {
        text: 'Something in you is stretching. Growth needs rest as well: give it a slow evening.',
        action: { label: 'Try the evening flow', to: '#flow-evening' },
      },
    },
    heavy: {
      before: 'If it is too heavy to carry alone, Tele-MANAS listens free, day and night: ',
      number: HELPLINES.mentalHealth,
      after: '.',
    },
  },
  week: {
    title: 'Your week of peace',
    dates: (from: string, to: string) => `Monday ${from} to Sunday ${to}`,
    petals: (shares: string) => `Six petals, one for each habit, filled by how far you are: ${shares}`,
    share: (name: string, percent: number) => `${name} ${percent} percent`,
    value: (value: number, target: number) => `${value} / ${target}`,
    achieved: 'begun',
    noScript:
      'Your week is saved in your browser, which needs JavaScript. Signed-in members can save it in their account instead.',
  },
  log: {
    title: 'Add to your week',
    quiet: 'Quiet minutes',
    minutes: (minutes: number) => `+ ${minutes}`,
    minutesLabel: (minutes: number) => `Add ${minutes} quiet minutes`,
    selfCare: 'I took care of myself today',
    selfCareDone: 'Today is counted',
    breathing: 'A breathing session',
    story: 'I read a story',
    event: 'I joined an event',
    added: (what: string) => `Added: ${what}.`,
    undo: 'Undo',
    entries: 'This week’s entries',
    remove: (what: string) => `Remove: ${what}`,
    notKept: 'Your browser cannot save your week without JavaScript. Nothing was stored.',
  },
  help: {
    title: 'If today is too heavy',
    body: 'Tele-MANAS listens free, day and night, in your language. The call does not show on this site.',
    call: `Call ${HELPLINES.mentalHealth}`,
    tel: `tel:${HELPLINES.mentalHealth}`,
  },
  breathwork: {
    title: 'Breathwork',
    lead: 'Six ways to breathe. Pick by how you feel, and leave out what does not do you good.',
    follow: 'Follow it above',
    list: [
      {
        name: 'Long out-breath',
        when: 'Tense, or before sleep.',
        how: 'In for four, hold softly for four, out for six. The long way out slows the heart.',
        care: 'Leave the holding out if it feels tight.',
        rhythm: 'calm',
      },
      {
        name: 'Box breath',
        when: 'Before a hard talk, an exam, an office.',
        how: 'In for four, hold for four, out for four, rest for four. Draw the four sides with a finger.',
        care: 'Not in pregnancy, with high blood pressure or a weak heart: take "No holding" instead.',
        rhythm: 'box',
      },
      {
        name: 'Even breath',
        when: 'Any time, for every body.',
        how: 'In for five, out for five, with no holding. Six breaths make a minute.',
        care: 'Right in pregnancy, too. Breathe smaller if five is long.',
        rhythm: 'even',
      },
      {
        name: 'Humming bee',
        when: 'A loud head.',
        how: 'Breathe in through the nose, then hum on the way out with closed lips, as long as it is easy. Six times.',
        care: 'Not with an ear infection.',
      },
      {
        name: 'One side, then the other',
        when: 'To collect yourself.',
        how: 'Close the right nostril and breathe in on the left; change, and breathe out on the right. In right, out left. Five rounds.',
        care: 'Skip it with a cold. Do not hold the breath between.',
      },
      {
        name: 'Double sigh',
        when: 'A sudden wave, in a bus, in a queue.',
        how: 'In through the nose, a second small sip on top, then one long sigh through the mouth. One to three times.',
        care: 'No more than five in a row.',
      },
    ],
  },
  events: {
    title: 'Stress-free events',
    lead: 'An hour among others, with nothing to prove. Come late, leave early, sit at the side.',
    join: 'Join',
    free: 'Free',
    online: 'Also online',
    full: 'Full',
    seats: (seats: number) => (seats === 1 ? '1 place left' : `${seats} places left`),
    counted: 'In your week',
    count: 'I joined it',
    none: 'No event is planned right now. The breathing and the flows are open at any hour.',
  },
  stories: {
    title: 'Peace stories',
    all: 'All stories',
    sample: 'Sample',
    samples: 'These stories are samples, written by us to show what belongs here.',
    read: 'Read on',
    done: 'I have read it',
    counted: 'In your week',
    private: 'Name kept private',
  },
} as const
