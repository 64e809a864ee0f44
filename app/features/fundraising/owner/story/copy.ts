export const copy = {
  title: 'Story and costs',
  tooLong: (charsMax: number) => `This can have up to ${charsMax.toLocaleString('en-IN')} characters.`,
  expired: 'This form has expired. Reload the page and try again.',
  closed: 'This campaign is closed, so it cannot be changed.',
  reason: {
    label: 'Why do you change it?',
    hint: 'Your supporters read this on the page of the campaign.',
    missing: 'Write why you change it. Your supporters read it.',
  },
  stale: {
    story:
      'The story was changed in another tab or on another phone. Your text is below. Press “Save story” again to replace the other text.',
    beneficiary: 'Who it is for was changed in another tab or on another phone. Press “Save” again to replace it.',
    costs:
      'Goal or costs were changed in another tab or on another phone. Your text is below. Press “Save goal and costs” again to replace them.',
  },
  story: {
    title: 'Story',
    lead: 'Title and address cannot be changed, because links, receipts and mails have them.',
    versions: 'Your campaign has gifts. Readers can open the text from before each change, and read your reason.',
    seeVersions: 'See all changes',
    description: { label: 'Short text', hint: 'For lists and shared links.', missing: 'Write the short text.' },
    /** Of a campaign without a story. */
    heading: 'The story',
    first: 'An empty line begins a new paragraph.',
    part: 'An empty line begins a new paragraph. Leave it empty to remove this part.',
    empty: 'Write the story: who needs what, and what will you do?',
    quote: (heading: string) => `Quote below “${heading}”`,
    partHeading: 'Heading of the next part',
    organiserNote: 'Line below the organiser’s name',
    send: 'Save story',
  },
  costs: {
    title: 'Goal and costs',
    lead: 'You can raise the goal, or lower it to what was already given. Your supporters read each change.',
    goal: {
      label: 'Goal in rupees',
      missing: 'Type the goal in rupees, like 25,000.',
      wrong: 'Type the goal in whole rupees, like 25,000.',
    },
    costs: {
      label: 'What the money buys',
      hint: 'One item on each line, with the amount at the end. Like: Notebooks for 40 children: 2,400',
    },
    line: (number: number) => `What the money buys, line ${number}`,
    range: (min: string, max: string) => `The goal can be from ${min} to ${max}.`,
    belowRaised: (raised: string) => `${raised} was already given. The goal cannot be lower.`,
    send: 'Save goal and costs',
  },
  beneficiary: {
    title: 'Who it is for',
    now: (words: string) => `The page says: ${words}.`,
    none: 'The page does not say it yet.',
    send: 'Save',
  },
  rules: {
    title: 'If more or less is given',
    lead: 'Supporters read this before they pay. You can change it until the first gift.',
    fixed: 'Your campaign has gifts. Supporters gave under these rules, so they stay.',
    send: 'Save rules',
  },
  done: {
    rules: 'The rules are saved.',
    beneficiary: 'Who it is for is saved.',
    story: 'The story is saved.',
    costs: 'Goal and costs are saved.',
    same: 'Nothing was changed.',
  } as Readonly<Record<string, string>>,
} as const
