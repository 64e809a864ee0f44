export const copy = {
  conversation: {
    title: 'Partnership conversation',
    firstName: { label: 'First name', missing: 'Please tell us your first name.' },
    lastName: { label: 'Last name', missing: 'Please tell us your last name.' },
    email: { label: 'E-mail', missing: 'Please leave an address for the answer.' },
    organization: { label: 'Organization name', missing: 'Please name your organization.' },
    type: {
      label: 'Organization type',
      missing: 'Please choose the kind of organization.',
      options: {
        ngo: 'NGO',
        college: 'College or university',
        corporate: 'Company',
        government: 'Government',
        foundation: 'Foundation',
        other: 'Other',
      },
    },
    role: { label: 'Your role', missing: 'Please tell us what you do there.' },
    package: {
      label: 'Package',
      options: {
        'community-connect': 'Community Connect',
        'impact-scale': 'Impact Scale',
        'innovation-lab': 'Innovation Lab',
        unsure: 'Not sure yet',
      },
    },
    goals: {
      label: 'Your goals',
      hint: 'Who should be better off, and what would you like to do for it?',
      missing: 'Please tell us in a few words what you would like to reach.',
    },
    timeline: {
      label: 'Timeline',
      options: {
        immediate: 'At once',
        '1month': 'Within a month',
        '3months': 'Within three months',
        '6months': 'Within six months',
        exploring: 'Only exploring',
      },
    },
  },
  template: {
    title: 'Custom template',
    name: { label: 'Your name', missing: 'Please tell us your name.' },
    email: { label: 'E-mail', missing: 'Please leave an address for the answer.' },
    organization: { label: 'Organization name', missing: 'Please name your organization.' },
    need: {
      label: 'What should the template be for?',
      hint: 'The occasion, who fills it in, and what must be in it.',
      missing: 'Please describe it in a few words.',
    },
    language: { label: 'In which language?', hint: 'English, Hindi, Marathi …' },
    format: {
      label: 'How will you use it?',
      options: { print: 'On paper', phone: 'On a phone', computer: 'On a computer' },
    },
  },
  demo: {
    title: 'Demo',
    time: { label: 'Time', missing: 'Please choose a time.' },
    name: { label: 'Your name', missing: 'Please tell us your name.' },
    organization: { label: 'Organization name', missing: 'Please name your organization.' },
    email: { label: 'E-mail', missing: 'Please leave an address for the invitation.' },
    way: {
      label: 'How shall we meet?',
      missing: 'Please choose how we meet.',
      options: { video: 'Video call', phone: 'Phone call' },
    },
    phone: { label: 'Phone number', hint: 'For a phone call, or if the video fails.' },
    phoneMissing: 'Please leave the number that we should call.',
    wishes: { label: 'What would you like to see?' },
  },
} as const
