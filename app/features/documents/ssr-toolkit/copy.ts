export const copy = {
  metaTitle: 'Toolkit',
  description: 'Tools for colleges that start a student social responsibility (SSR) programme, and three first steps.',
  home: 'Home',
  title: 'The Toolkit',
  lead: 'For colleges that start a student social responsibility (SSR) programme. The documents are ready to use and free.',
  programme: { label: 'Go to the student programme', to: '/ssr' },
  shelf: { title: 'The tools', take: 'Download', empty: 'We are updating the tools. Please come back soon.' },
  steps: {
    title: 'Getting started',
    list: [
      {
        title: 'Find the coordinator',
        body: 'You need one teacher, two students and the principal’s approval. The coordinator’s guide has a plan for the first eight weeks.',
      },
      {
        title: 'Ask before you act',
        body: 'Walk through the neighbourhood and ask ten people what they need. Choose one thing for one month.',
      },
      {
        title: 'Do it, count it, share it',
        body: 'Plan the drive on one page. Note the hours on the same day. Share the story on the Stories page.',
      },
    ],
  },
  paths: {
    title: 'Your next steps',
    list: [
      {
        to: '/ssr',
        label: 'Student Social Responsibility',
        body: 'Your profile, your missions and stories from other colleges.',
      },
      { to: '/seeds', label: 'Seeds, for startups', body: 'Turn your drive into a startup.' },
      { to: '/solve', label: 'Solve, help with a problem', body: 'Help for someone who needs it urgently.' },
    ],
  },
  talk: { label: 'Start it at our college', to: '/partnership-conversation?type=college' },
} as const
