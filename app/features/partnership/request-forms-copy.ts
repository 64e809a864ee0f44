export const copy = {
  conversation: {
    title: 'Partnership conversation',
    firstName: { label: 'First name', missing: 'Please tell us your first name.' },
    lastName: { label: 'Last name', missing: 'Please tell us your last name.' },
    email: { label: 'Mobile number or e-mail', missing: 'Please enter your mobile number or e-mail.' },
    organization: { label: 'Organization name', missing: 'Please enter the name of your organization.' },
    type: {
      label: 'Organization type',
      missing: 'Please choose the type of organization.',
      options: {
        ngo: 'NGO',
        college: 'College or university',
        corporate: 'Company',
        government: 'Government',
        foundation: 'Foundation',
        other: 'Other',
      },
    },
    role: { label: 'Your role', missing: 'Please enter your role.' },
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
      hint: 'Who would you like to help, and how?',
      missing: 'Please write your goals in a few words.',
    },
    timeline: {
      label: 'Timeline',
      options: {
        immediate: 'Now',
        '1month': 'Within a month',
        '3months': 'Within three months',
        '6months': 'Within six months',
        exploring: 'I am only looking for information',
      },
    },
  },
  template: {
    title: 'Custom template',
    name: { label: 'Your name', missing: 'Please tell us your name.' },
    email: { label: 'Mobile number or e-mail', missing: 'Please enter your mobile number or e-mail.' },
    organization: { label: 'Organization name', missing: 'Please enter the name of your organization.' },
    need: {
      label: 'What should the template be for?',
      hint: 'Say when you use it, who fills it in, and what it must contain.',
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
    organization: { label: 'Organization name', missing: 'Please enter the name of your organization.' },
    email: {
      label: 'Mobile number or e-mail',
      missing: 'Please enter a mobile number or an e-mail for the invitation.',
    },
    way: {
      label: 'How would you like to meet?',
      missing: 'Please choose how we meet.',
      options: { video: 'Video call', phone: 'Phone call' },
    },
    phone: { label: 'Phone number', hint: 'For a phone call, or if the video call does not work.' },
    phoneMissing: 'Please enter the number that we should call.',
    wishes: { label: 'What would you like to see?' },
  },
} as const
