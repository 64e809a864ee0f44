export const copy = {
  metaTitle: (brand: string) => `Toolkit · ${brand}`,
  description: 'Tools for colleges that begin with student social responsibility, and three steps to the first drive.',
  home: 'Home',
  title: 'The Toolkit',
  lead: 'For colleges that begin with student social responsibility: papers to work with, three steps, and no budget.',
  programme: { label: 'Go to the student programme', to: '/ssr' },
  shelf: { title: 'The tools', take: 'Download', empty: 'The tools are being rewritten. Please come back soon.' },
  steps: {
    title: 'Getting started',
    list: [
      {
        title: 'Find the coordinator',
        body: 'One teacher, two students, and the principal’s yes. The coordinator’s guide has the first eight weeks.',
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
    title: 'For students and changemakers',
    lead: 'Where a good drive can lead:',
    list: [
      {
        to: '/ssr',
        label: 'Student Social Responsibility',
        body: 'Your profile, your missions, the stories of other colleges.',
      },
      { to: '/seeds', label: 'Seeds', body: 'When the drive wants to become an undertaking.' },
      { to: '/solve', label: 'Solve', body: 'When somebody you met needs help that cannot wait.' },
    ],
  },
  talk: { label: 'Bring it to our college', to: '/partnership-conversation?type=college' },
} as const
