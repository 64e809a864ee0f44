/** Labels of courses, reasons of refusal and form errors. */
export const copy = {
  tabs: { ai: 'AI & ML', tech: 'Technology', business: 'Business' },
  tracks: { ssr: 'SSR Track', seeds: 'Seeds Track' },
  types: {
    university: 'From a university',
    company: 'From a company',
    nonprofit: 'From a non-profit',
    path: 'Learning path',
  },
  levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  /** The state of the user's enrolment: some progress, none, or completed. */
  badges: { going: 'In Progress', fresh: 'New', done: 'Completed' },
  facts: {
    students: (count: number) => (count === 1 ? '1 learner' : `${count.toLocaleString('en-IN')} learners`),
    modules: (count: number) => (count === 1 ? '1 module' : `${count} modules`),
    rating: (rating: number, count: number) =>
      `${rating.toFixed(1)} of 5, ${count === 1 ? '1 rating' : `${count.toLocaleString('en-IN')} ratings`}`,
    notRated: 'Not rated yet',
    minutes: (minutes: number) => `${minutes} min`,
  },
  refused: {
    'not-found': 'This course is no longer available.',
    'not-signed-in': 'Please sign in first. Then we save your progress.',
    'not-allowed': 'Only course editors can do this.',
    'not-started': 'Please start the course first.',
    'has-modules': 'Complete the modules of this learning path one by one.',
    'no-modules': 'A learning path needs at least one module before it is published.',
    'kind-changed': 'You cannot change a learning path into an external course, or the other way round.',
    'not-published': 'Publish the course first.',
    'not-external': 'A learning path has no link to check.',
    'too-many': 'A learning path can have up to 40 modules. Please delete one first.',
  },
  fields: {
    slug: 'Use small letters, digits and single hyphens, like seeds-first-sale.',
    url: 'Enter the address of the course. It must begin with https://',
    number: (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`,
    rating: 'Enter a rating from 1 to 5, like 4.6. Leave it empty if there is none.',
    tags: (max: number) => `Enter up to ${max} short tags, separated by commas.`,
    path: 'For a learning path, enter a track and a badge. For an external course, enter a tab and its address.',
    source: 'Please say where the figures come from.',
    consent: 'Please enter when and how the learner agreed.',
  },
} as const
