export const copy = {
  title: 'Share Your Story',
  name: { label: 'Your name' },
  age: {
    label: 'Your age',
    hint: 'Never shown. Under eighteen, we ask a parent or guardian before anything is shown.',
  },
  location: { label: 'Where you live', hint: 'A town or a district is enough. Shown only together with your name.' },
  story: {
    label: 'Your story',
    hint: 'In your own words, as long or as short as you like. Please leave out what could hurt you or somebody else.',
    missing: 'Please share your story before submitting.',
  },
  consentAnonymous: {
    label: 'Share it anonymously',
    hint: 'The story alone is shown: no name, no place. If you tick both, this one counts.',
  },
  consentWithName: { label: 'Share it with my name', hint: 'Your name and your place stand under it.' },
  email: {
    label: 'Your e-mail',
    hint: 'Only to tell you what became of it. Without it, the code that you get here tells you.',
  },
  picture: 'Shown with your story once a person has read it. Please show nobody who has not agreed to it.',
  consentMissing: "Please select how you'd like your story to be shared.",
  nameMissing: 'Please write the name that we may show, or choose to share it anonymously.',
  screen: {
    send: 'Share Your Story',
    sent: {
      title: 'Story Shared',
      body: 'Thank you for trusting us with your story. A person reads it first; then it is shown the way you chose.',
    },
    toast: {
      title: 'Story Shared',
      body: 'Thank you for trusting us with your story. It will inspire others.',
    },
    titles: {
      'Please share your story before submitting.': 'Story Required',
      "Please select how you'd like your story to be shared.": 'Consent Required',
    },
  },
} as const
