const care = {
  'elder-care': 'Elder care',
  childcare: 'Childcare',
  nursing: 'Nursing',
  housekeeping: 'Housekeeping',
  companionship: 'Companionship',
  'digital-support': 'Help with phone and documents',
} as const

export const copy = {
  name: { label: 'Your name', missing: 'Please enter a name.' },
  contact: { label: 'E-mail or phone number', hint: 'We use it only to answer you.' },
  place: { label: 'Area and town', missing: 'Please tell us where.' },
  booking: {
    title: 'A care service',
    service: { label: 'Which service?', missing: 'Please choose a service.' },
    day: { label: 'On which day?', missing: 'Please choose a day.' },
    time: {
      label: 'At what time?',
      options: {
        morning: 'Morning, 8 to 12',
        afternoon: 'Afternoon, 12 to 4',
        evening: 'Evening, 4 to 8',
        any: 'Any of these',
      },
    },
    place: {
      label: 'Area and town',
      hint: 'You can tell us the full address when we call.',
      missing: 'Please tell us where.',
    },
    forWhom: {
      label: 'Who is it for?',
      options: {
        me: 'For me',
        elder: 'For an elder',
        child: 'For a child',
        other: 'For someone else who needs care',
      },
    },
    notes: {
      label: 'What should the carer know?',
      hint: 'For example language, stairs, habits. Write only what you want to share.',
    },
    consent: { label: 'The person who needs care agrees, or I am their parent or guardian.' },
  },
  opportunity: {
    title: 'A care opportunity',
    side: {
      label: 'What do you want to do?',
      options: {
        work: 'I am looking for paid care work',
        learn: 'I want to train as a carer',
        offer: 'I have care work to offer',
      },
    },
    careTypes: { label: 'Type of care', options: care },
    about: { label: 'Anything we should know', hint: 'For example hours, languages, distance.' },
  },
  story: {
    title: 'A care story',
    storyTitle: { label: 'A title for your story', missing: 'Please enter a title.' },
    story: {
      label: 'Your story: who cared for whom, and what did you learn?',
      hint: 'Do not name people who have not agreed.',
      missing: 'Please write your story before you share it.',
    },
    name: { label: 'Your name', hint: 'Leave it empty to stay anonymous.' },
    contact: { label: 'E-mail or phone number', hint: 'We use it only to tell you when your story is published.' },
    consent: { label: 'You can publish my story after your team has read it.' },
  },
  support: {
    title: 'A request for support',
    forWhom: {
      label: 'Who needs support?',
      options: {
        me: 'I do',
        elder: 'An elder',
        mother: 'A new mother',
        disability: 'Someone with a disability',
        other: 'Someone else',
      },
    },
    when: {
      label: 'When do you need it?',
      options: { today: 'Today', week: 'This week', later: 'Later' },
    },
    need: { label: 'What would help?', missing: 'Please write a few words.', hint: 'Write only as much as you like.' },
    safe: { label: 'When can we call or write to you?', hint: 'If other people use your phone, tell us a safe time.' },
  },
  volunteer: {
    title: 'A volunteer for care',
    give: {
      label: 'How would you like to help?',
      options: {
        visit: 'Visit someone who is alone',
        errands: 'Collect medicines or groceries',
        call: 'Call someone every week',
        relief: 'Take over for some hours, so that a carer can rest',
        phone: 'Teach someone to use a phone',
      },
    },
    hours: {
      label: 'When are you free?',
      hint: 'For example: Saturday, 4 to 5 pm.',
      missing: 'Please tell us when you are free.',
    },
    adult: { label: 'I am 18 or older.' },
  },
  professional: {
    title: 'Registration as a care professional',
    email: {
      label: 'Where we should answer',
      hint: 'Your e-mail or mobile number.',
      missing: 'Please leave an e-mail address or a mobile number for the answer.',
    },
    phone: { label: 'Your phone number', missing: 'Please leave a phone number.' },
    careTypes: { label: 'Which care do you give?', options: care },
    registration: {
      label: 'Registration number',
      hint: 'Nurses: your number at the State Nursing Council. We check it there.',
    },
    needsRegistration:
      'Only registered nurses can offer nursing. Please enter your number at the State Nursing Council.',
    dignityMeaning: { label: 'What does dignity mean to you, in care?', missing: 'Please write a few words.' },
    careStory: { label: 'Tell us about a time when you cared for someone', missing: 'Please write a few words.' },
    experience: {
      label: 'Your experience',
      hint: 'Years, places, training. Care for your own family counts too.',
      missing: 'Please tell us about your experience.',
    },
  },
  nomination: {
    title: 'A badge nomination',
    badge: {
      label: 'Which badge?',
      options: {
        'circle-keeper': 'Circle Keeper',
        'companion-of-dignity': 'Companion of Dignity',
        'bridge-builder': 'Bridge Builder',
        'keeper-of-home': 'Keeper of Home',
      },
    },
    nominee: {
      label: 'Who should get it?',
      hint: 'A first name is enough for now.',
      missing: 'Please enter a name.',
    },
    place: { label: 'Their town or village', missing: 'Please tell us where they live.' },
    reason: { label: 'What did they do?', missing: 'Please write a few words.' },
    reach: {
      label: 'How can we ask for their consent?',
      hint: 'Enter their phone number or e-mail, or write "through me".',
      missing: 'Please tell us how we can ask.',
    },
  },
} as const
