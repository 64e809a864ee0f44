export const copy = {
  metaTitle: 'School of World',
  metaDescription:
    'Free courses of universities and institutions, learning paths with SSR and Seeds tracks, and the partners who open their classrooms.',
  back: 'All wings',
  title: 'School of World',
  lead: 'Free courses from universities, and short learning paths for busy days.',
  explore: 'Find a free course',
  partner: 'Open your classroom',
  paths: {
    title: 'Learning paths',
    lead: 'Free lessons by our team, for any phone. Each module ends with a task.',
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
    for: (course: string) => `For finishing “${course}”`,
    earned: (date: string) => `Yours since ${date}`,
    signIn: 'Sign in to save your badges',
  },
  story: {
    title: 'A classroom without a gate',
    parts: [
      {
        title: 'How it began',
        body: [
          'In most houses there is somebody who stopped learning because somebody else had to be looked after. The will did not stop. What stopped was the way: a gate at nine in the morning, a fee in June, a form in a language that nobody at home reads.',
          'The best lectures of the world have been free for years. They stand on the pages of universities, and hardly anybody in our lanes has heard of them. The School of World is the person who comes along and says: here, this one is good, it costs nothing, begin with the second video.',
        ],
      },
      {
        title: 'How it moves',
        body: [
          'One woman learns, and does the task at the end of the module. She shows it to the next. Two paths belong to students, who learn to begin a mission and to teach a neighbour her phone. One belongs to founders, who learn to put a price on their own hour. From each path a door leads on: to a mission, to a pitch, to a shop.',
          'No video runs by itself and nobody is hurried. What you see as finished here was finished, module by module.',
        ],
      },
      {
        title: 'What partners do',
        body: [
          'Universities and institutions name the courses that they give away, and keep the link alive. Colleges give a room and a socket on Saturday. Companies give an hour of somebody who knows the work. NGOs bring the women whom they already know, and stay beside them in the third week, when it is hard.',
          'A partner who brings 50+ learners is welcomed as a Community Builder. We agree on the name of the place, the hour and the people in a first talk, and write it down.',
        ],
      },
    ],
    partner: 'Begin the partnership conversation',
    hub: 'Partnership hub',
  },
  figures: {
    title: 'Facts and figures',
    students: 'learners in the courses listed here',
    courses: 'courses and paths, all free to attend',
    providers: 'universities and institutions who give them',
    modules: 'modules to read here without an account',
    completed: 'learning paths finished here, module by module',
    source: 'Where the earlier figures come from',
  },
  spotlight: {
    title: 'Student Spotlight',
    sample: 'An invented example, until a real learner is shown here.',
    by: (name: string, place: string) => `${name}, ${place}`,
    learned: 'Learned in',
    ask: 'Did a course change something for you?',
    tell: 'Tell us what you did with it',
  },
} as const
