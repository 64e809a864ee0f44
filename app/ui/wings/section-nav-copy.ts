export const sectionNav = {
  label: 'For students and changemakers',
  contexts: { student: 'For students', changemaker: 'For changemakers' },
  list: [
    { to: '/ssr', label: 'Student programme', context: 'student' },
    { to: '/ssr-toolkit', label: 'Toolkit', context: 'student' },
    { to: '/seeds', label: 'Startups', context: 'changemaker' },
    { to: '/solve', label: 'Get support', context: 'changemaker' },
  ],
} as const
