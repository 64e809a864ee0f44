const STORY_MISSING = 'Please share your story before submitting.'
const CONSENT_MISSING = "Please select how you'd like your story to be shared."

export const copy = {
  title: 'Share Your Story',
  name: { label: 'Your name' },
  age: {
    label: 'Your age',
    hint: 'We do not publish it. If you are under 18, we ask a parent or guardian first.',
  },
  location: {
    label: 'Where you live',
    hint: 'A town or a district is enough. We publish it only together with your name.',
  },
  story: {
    label: 'Your story',
    hint: 'Write in your own words. Do not write anything that could put you or another person in danger.',
    missing: STORY_MISSING,
  },
  consentAnonymous: {
    label: 'Share it anonymously',
    hint: 'We publish only the story, without name and place. If you tick both boxes, we publish it anonymously.',
  },
  consentWithName: { label: 'Share it with my name', hint: 'We show your name and place below the story.' },
  email: {
    label: 'Your mobile number or e-mail',
    hint: 'We use it only to tell you our decision. Without it, you can see the decision with your code.',
  },
  picture: 'We publish it with your story after a person has read it. Show only people who agreed.',
  pictureBusy: 'Wait for the picture',
  consentMissing: CONSENT_MISSING,
  nameMissing: 'Please enter the name to show, or choose to share it anonymously.',
  screen: {
    send: 'Share Your Story',
    sent: {
      title: 'Story Shared',
      body: 'Thank you for trusting us with your story. A person reads it first. Then we publish it as you chose.',
    },
    toast: {
      title: 'Story Shared',
      body: 'Thank you for trusting us with your story. It will inspire others.',
    },
    titles: [
      { message: STORY_MISSING, title: 'Story Required' },
      { message: CONSENT_MISSING, title: 'Consent Required' },
    ],
  },
} as const
