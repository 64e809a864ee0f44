export const copy = {
  title: 'Refer: open one door for somebody',
  description: 'Name somebody you believe in. She decides what is shown, and others vouch for her.',
  back: 'All wings',
  headline: 'You know somebody.',
  lead: 'A neighbour who cooks like nobody else, a nurse between two jobs, a girl with a plan. Name her; she decides the rest.',
  how: {
    title: 'How it works',
    list: [
      { title: '1. You name her', body: 'One form: who, which wing, why.' },
      {
        title: '2. She says yes',
        body: 'We ask her first. She writes her own words, or says no, and nobody learns of it.',
      },
      {
        title: '3. Others vouch',
        body: 'Members put their name beside hers. At most two threads are shown, the newest.',
      },
    ],
  },
  actions: {
    title: 'Three things you can do',
    refer: {
      title: 'Refer somebody',
      body: 'It takes two minutes.',
      send: 'Send the referral',
      sent: {
        title: 'Your referral has arrived',
        body: 'If you ticked it, we have asked them. Their name is shown only after their own yes.',
      },
    },
    vouch: {
      body: 'Do you know one of the people below? One sentence of yours is worth a page of theirs.',
      label: 'See who is here',
    },
    own: {
      body: 'Nobody has named you yet? Write it yourself.',
      label: 'Share Your Story',
    },
  },
  profiles: {
    title: 'Who was named',
    none: 'Nobody has agreed to be shown yet.',
    sampleVouch: 'This is a sample, so there is nobody to vouch for yet. Refer somebody real:',
    skills: 'Can do',
    seeking: 'Looks for',
    education: 'Learned',
    vouch: 'I vouch for them',
    vouched: 'You vouch for them',
    why: 'Why? One sentence, shown with your name.',
    send: 'Put my name beside it',
    unvouch: 'Take it back',
    signIn: 'Sign in to vouch',
    threads: 'Trust threads',
    more: (count: number) => `and ${count} more`,
    refused: 'This profile is no longer shown.',
  },
} as const
