export const copy = {
  name: { label: 'Your name', missing: 'Please tell us your name.' },
  email: { label: 'Your mobile number or e-mail' },
  interest: {
    title: 'Interest in a startup',
    startup: { label: 'Startup' },
    amount: { label: 'Amount, in rupees' },
    message: { label: 'Message to the founder' },
    understood: {
      label: 'I understand that this is not an investment and that I pay nothing here.',
    },
  },
  startup: {
    title: 'A startup',
    founder: { label: 'Founder’s name', missing: 'Please enter the founder’s name.' },
    startupName: { label: 'Startup name', missing: 'Please enter the name.' },
    industry: { label: 'Industry', missing: 'Please enter the industry.' },
    stage: {
      label: 'Funding stage',
      options: { idea: 'Idea', prototype: 'Prototype', early: 'First customers', growth: 'Growing' },
    },
    amount: { label: 'Amount sought, in rupees' },
    equity: { label: 'Equity offered, in percent', hint: 'Leave it empty if you offer none.' },
    description: {
      label: 'What do you build, for whom, and what have you done so far?',
      missing: 'Please describe it in a few words.',
    },
  },
} as const
