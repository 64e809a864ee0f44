export const copy = {
  metaTitle: 'School of World',
  metaDescription: 'Free courses from universities, and learning paths for students (SSR) and founders (Seeds).',
  back: 'All programmes',
  title: 'School of World: free courses',
  lead: 'Free courses from universities, and short learning paths on this site.',
  explore: 'Find a free course',
  partner: 'Become a partner',
  paths: {
    title: 'Learning paths',
    lead: 'Free lessons by our team that work on any phone. SSR is our student programme, Seeds our programme for founders.',
    tracksLabel: 'Tracks',
    all: 'All Tracks',
    none: 'No learning paths in this track yet.',
    begin: 'Start Course',
    goOn: 'Continue Learning',
    by: (instructor: string, level: string) => `${instructor}, ${level}`,
    progress: (percent: number) => `${percent}% done`,
  },
  boost: {
    title: 'Skill Identity Boost',
    lead: 'Finish a path and add the title to your profile. The badge stays in your account.',
    for: (course: string) => `For completing “${course}”`,
    earned: (date: string) => `Earned on ${date}`,
    signIn: 'Sign in to save your badges',
  },
  story: {
    title: 'About School of World',
    parts: [
      {
        title: 'How it began',
        body: [
          'Many women had to stop learning because they had to look after someone. They still want to learn. But school begins at nine in the morning, the fee is due in June, and nobody at home can read the form.',
          'Many universities have published good courses free of charge. But few people know about them. School of World lists the good ones and tells you where to start.',
        ],
      },
      {
        title: 'How it works',
        body: [
          'You read a module and do the task at its end. Two learning paths are for students: they start a mission, and teach a neighbour to use a phone. One path is for founders: they learn to set a price. After each path we suggest a next step, such as a mission, a pitch or a shop.',
          'You learn at your own pace. Videos do not start by themselves.',
        ],
      },
      {
        title: 'What partners do',
        body: [
          'Universities and other institutions tell us about their free courses and keep the links up to date. Colleges offer a room on Saturdays. Companies offer an hour with an expert. NGOs invite women and support them during the course.',
          'A partner who brings 50+ learners gets the Community Builder badge. In a first call we agree on the place, the time and the people.',
        ],
      },
    ],
    partner: 'Start a partnership conversation',
    hub: 'Partnership hub',
  },
  figures: {
    title: 'Facts and figures',
    students: 'learners in the listed courses',
    courses: 'free courses and learning paths',
    providers: 'universities and other institutions',
    modules: 'modules to read here without an account',
    completed: 'learning paths completed here',
    source: 'Source of the earlier figures',
  },
  spotlight: {
    title: 'Student Spotlight',
    sample: 'This is an invented example.',
    by: (name: string, place: string) => `${name}, ${place}`,
    learned: 'Course:',
    ask: 'Did a course help you?',
    tell: 'Tell us about it',
  },
} as const
