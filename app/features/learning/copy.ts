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
    'has-modules': 'A learning path is finished by its modules, one by one.',
    'no-modules': 'A learning path needs at least one module before it is published.',
    'kind-changed': 'A learning path stays a learning path, and a course elsewhere stays elsewhere.',
    'not-published': 'Publish the course first.',
    'not-external': 'A learning path has no link to check.',
    'too-many': 'A learning path holds forty modules. Please take one out first.',
  },
  fields: {
    slug: 'Small letters, digits and single hyphens, like seeds-first-sale.',
    url: 'The address of the course itself, beginning with https://',
    number: (min: number, max: number) => `A whole number from ${min} to ${max}.`,
    rating: 'A rating from 1 to 5, like 4.6. Leave it empty when there is none.',
    tags: (max: number) => `Up to ${max} short tags, with commas between them.`,
    path: 'A learning path has a track and a badge; a course elsewhere has a tab and its address. Fill in one of the two.',
    source: 'Please say where the figures come from.',
    consent: 'Please note when and how the learner agreed to be shown.',
  },
} as const
