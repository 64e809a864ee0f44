export const copy = {
  metaTitle: 'Toolkit',
  description: 'Tools for colleges that begin with student social responsibility, and three steps to the first drive.',
  home: 'Home',
  title: 'The Toolkit',
  lead: 'For colleges that start student social responsibility: ready documents, three steps, no budget needed.',
  programme: { label: 'Go to the student programme', to: '/ssr' },
  shelf: { title: 'The tools', take: 'Download', empty: 'The tools are being rewritten. Please come back soon.' },
  steps: {
    title: 'Getting started',
    list: [
      {
        title: 'Find the coordinator',
        body: 'One teacher, two students, and the principal’s approval. The coordinator’s guide has the first eight weeks.',
      },
      {
        title: 'Ask before you act',
        body: 'Walk through the neighbourhood and ask ten people what they need. Choose one thing for one month.',
      },
      {
        title: 'Do it, count it, tell it',
        body: 'Plan the drive on one sheet, note the hours on the same day, and share the story on the wall.',
      },
    ],
  },
  paths: {
    title: 'Your next steps',
    list: [
      {
        to: '/ssr',
        label: 'Student Social Responsibility',
        body: 'Your profile, your missions, the stories of other colleges.',
      },
      { to: '/seeds', label: 'Seeds, for startups', body: 'Turn your drive into a startup.' },
      { to: '/solve', label: 'Solve, to get support', body: 'Help for someone who needs it urgently.' },
    ],
  },
  talk: { label: 'Bring it to our college', to: '/partnership-conversation?type=college' },
} as const
