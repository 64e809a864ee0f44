export const copy = {
  title: 'Refer someone you know',
  description:
    'Refer someone you know for help or an opportunity. They decide what we show. Others can vouch for them.',
  back: 'All programmes',
  headline: 'Refer someone you know.',
  lead: 'Do you know someone who needs work, a course or help? Refer them. They decide what we show.',
  how: {
    title: 'How it works',
    list: [
      { title: '1. You refer them', body: 'Tell us who they are, which area of the site fits, and why.' },
      {
        title: '2. They agree',
        body: 'We ask them first. They write their own text, or refuse. We do not tell anybody if they refuse.',
      },
      {
        title: '3. Others vouch',
        body: 'Members add their name in support. We show the two newest.',
      },
    ],
  },
  actions: {
    title: 'What you can do',
    refer: {
      title: 'Refer someone',
      body: 'It takes two minutes.',
      send: 'Send the referral',
      sent: {
        title: 'We have received your referral',
        body: 'If you ticked the box, we have asked them. We show their name only after they agree.',
      },
    },
    vouch: {
      body: 'Do you know one of the people below? Add one sentence in their support.',
      label: 'See the people',
    },
    own: {
      body: 'You can also share your own story.',
      label: 'Share Your Story',
    },
  },
  profiles: {
    title: 'People who were referred',
    none: 'No profiles yet.',
    sampleVouch: 'This is an example, so nobody can vouch for it. You can refer someone:',
    skills: 'Skills',
    seeking: 'Looking for',
    education: 'Education',
    vouch: 'I vouch for them',
    vouched: 'You vouch for them',
    why: 'Why? One sentence, shown with your name.',
    send: 'Vouch',
    unvouch: 'Withdraw',
    signIn: 'Sign in to vouch',
    threads: 'Vouched by',
    more: (count: number) => `and ${count} more`,
    refused: 'This profile is no longer shown.',
  },
} as const
