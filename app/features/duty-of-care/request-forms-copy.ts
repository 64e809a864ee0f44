const care = {
  'elder-care': 'Elder care',
  childcare: 'Childcare',
  nursing: 'Nursing',
  housekeeping: 'Housekeeping',
  companionship: 'Companionship',
  'digital-support': 'Help with phone and papers',
} as const

export const copy = {
  name: { label: 'Your name', missing: 'Please give us a name to use.' },
  contact: { label: 'E-mail or phone number', hint: 'Only for the answer to this.' },
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
      hint: 'The full address can wait until we call.',
      missing: 'Please tell us where.',
    },
    forWhom: {
      label: 'Who is it for?',
      options: {
        me: 'For me',
        elder: 'For an elder',
        child: 'For a child',
        other: 'For somebody else who needs care',
      },
    },
    notes: {
      label: 'What should the carer know?',
      hint: 'Language, stairs, habits. Leave out what you do not want to share.',
    },
    consent: { label: 'The person it is for agrees, or I am the parent or guardian.' },
  },
  opportunity: {
    title: 'A care opportunity',
    side: {
      label: 'What brings you?',
      options: {
        work: 'I look for paid care work',
        learn: 'I want to learn to care',
        offer: 'I have care work to offer',
      },
    },
    careTypes: { label: 'Which care?', options: care },
    about: { label: 'Anything we should know', hint: 'Hours, languages, distance.' },
  },
  story: {
    title: 'A care story',
    storyTitle: { label: 'A title for your story', missing: 'Please give it a title.' },
    story: {
      label: 'Who cared for whom, and what stayed with you?',
      hint: 'Leave out names of others who have not agreed.',
      missing: 'Please write your story before you share it.',
    },
    name: { label: 'Your name', hint: 'Leave it empty to stay anonymous.' },
    contact: { label: 'E-mail or phone number', hint: 'Only so that we can tell you when it appears.' },
    consent: { label: 'You may publish it after our team has read it.' },
  },
  support: {
    title: 'A request for support',
    forWhom: {
      label: 'Who needs support?',
      options: {
        me: 'I do',
        elder: 'An elder',
        mother: 'A new mother',
        disability: 'Somebody with a disability',
        other: 'Somebody else',
      },
    },
    when: {
      label: 'How soon?',
      options: { today: 'Today', week: 'This week', later: 'It can wait some days' },
    },
    need: { label: 'What would help?', missing: 'Please write a few words.', hint: 'Write only as much as you like.' },
    safe: { label: 'When may we reach you?', hint: 'If somebody else uses your phone, tell us the safe hours.' },
  },
  volunteer: {
    title: 'A volunteer for care',
    give: {
      label: 'What would you like to give?',
      options: {
        visit: 'Visit somebody who is alone',
        errands: 'Medicines, groceries, a queue',
        call: 'A phone call every week',
        relief: 'Sit in, so that a carer can rest',
        phone: 'Teach somebody to use the phone',
      },
    },
    hours: {
      label: 'When are you free?',
      hint: 'An hour a week is plenty.',
      missing: 'Please tell us when you are free.',
    },
    adult: { label: 'I am 18 or older.' },
  },
  professional: {
    title: 'Registration as a care professional',
    email: { label: 'Your e-mail', missing: 'Please leave an e-mail address for the answer.' },
    phone: { label: 'Your phone number', missing: 'Please leave a phone number.' },
    careTypes: { label: 'Which care do you give?', options: care },
    registration: {
      label: 'Registration number',
      hint: 'For nurses: of your State Nursing Council. We check it there.',
    },
    needsRegistration: 'Nursing is for registered nurses. Please give the number of your State Nursing Council.',
    dignityMeaning: { label: 'What does dignity mean to you, in care?', missing: 'Please write a few words.' },
    careStory: { label: 'A time when you cared for somebody', missing: 'Please write a few words.' },
    experience: {
      label: 'Your experience',
      hint: 'Years, places, training. Caring for your own family counts.',
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
      label: 'Who should carry it?',
      hint: 'A first name is enough for now.',
      missing: 'Please name somebody.',
    },
    place: { label: 'Their town or village', missing: 'Please tell us where they live.' },
    reason: { label: 'What have you seen them do?', missing: 'Please write a few words.' },
    reach: {
      label: 'How can we ask for their consent?',
      hint: 'Their phone number or e-mail, or: through me.',
      missing: 'Please tell us how we can ask.',
    },
  },
} as const
