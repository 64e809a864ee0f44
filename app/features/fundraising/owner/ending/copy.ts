import {
  EXTENSION_DAYS_MAX,
  EXTENSIONS_DAYS_MAX,
  LATE_EXTENSION_DAYS,
  PAUSE_DAYS_MAX,
} from '#app/features/fundraising/owner/schema.ts'

const reason = {
  label: 'Reason',
  hint: 'Everybody can read it on the page of the campaign.',
  missing: 'Write the reason. Your supporters read it.',
}

export const copy = {
  title: 'Pause, extend or close',
  tooLong: (charsMax: number) => `The reason can have up to ${charsMax} characters.`,
  reason,
  pause: {
    title: 'Pause',
    rule: `A paused campaign takes no gifts. Its page says why, and until when. The longest pause is ${PAUSE_DAYS_MAX} days. A payment that arrives during the pause is returned.`,
    until: { label: 'Last day of the pause', missing: 'Choose the last day of the pause.', wrong: 'Choose a date.' },
    send: 'Pause the campaign',
    paused: (date: string) => `Paused until ${date}. After that it takes gifts again.`,
    resume: 'Resume now',
  },
  extend: {
    title: 'Extend',
    rule: `While your campaign runs, you can move its end by up to ${EXTENSION_DAYS_MAX} days at a time, and by up to ${EXTENSIONS_DAYS_MAX} days altogether. Within ${LATE_EXTENSION_DAYS} days after the end you can extend it once more.`,
    now: (date: string) => `Now it ends on ${date}.`,
    noEnd: 'Now it has no end date.',
    latest: (date: string) => `The new end can be up to ${date}.`,
    day: { label: 'New last day', missing: 'Choose the new last day.', wrong: 'Choose a date.' },
    send: 'Extend the campaign',
  },
  close: {
    title: 'Close',
    rule: 'You cannot reopen a closed campaign; our team can. A closed campaign takes no gifts, and a payment that arrives later is returned. The page stays, with your reason.',
    confirm: {
      label: 'Yes, close it for good',
      missing: 'Tick the box to confirm. You cannot reopen the campaign yourself.',
    },
    send: 'Close the campaign',
    closed: 'This campaign is closed. If you want to reopen it, write to us.',
    contact: 'Write to us',
  },
  left: {
    title: 'What is left',
    left: (amount: string, gifts: number) =>
      `${amount} of ${gifts === 1 ? '1 gift' : `${gifts.toLocaleString('en-IN')} gifts`} is left.`,
    nothing: 'Nothing is left of this campaign.',
    promised: 'Your supporters read before they gave:',
    rule: (when: string, then: string) => `${when}: ${then}`,
    offers: {
      returned:
        'You can ask for the return. Our team prepares it, and a second person confirms it. Nothing is paid out meanwhile. Each gift goes back as far as it was not paid out.',
      'same-need': 'You can ask for a payout for this need. If nothing is needed any more, write to us.',
      'same-cause': 'Write to us, and our team chooses the campaign.',
    },
    payout: 'Ask for a payout',
    reason: {
      label: 'Why the money goes back',
      hint: 'When the money goes back, your supporters read it: on the page of the campaign, on each receipt and in a message. Name no person.',
      missing: 'Write why the money goes back. Your supporters read it.',
    },
    send: 'Ask for the return',
    withdraw: 'Withdraw the request',
    reads: 'Supporters will read:',
    states: {
      asked: (date: string) =>
        `You asked for the return on ${date}. Our team checks it. Nothing is paid out meanwhile.`,
      prepared: () => 'Our team has prepared the return. A second person has to confirm it.',
      confirmed: () => 'The gifts are going back, some at a time. Each supporter gets a message.',
      done: (date: string) => `What was left then went back to the supporters on ${date}.`,
      cancelled: () => 'The last return was cancelled. Nothing went back with it.',
    },
  },
  refused: {
    'not-closed': 'This campaign is open again. Close it first.',
    'not-promised': 'Your rules do not say that the money goes back. Write to us.',
    'already-asked': 'The return is already asked for.',
    'payout-open': 'You have asked for a payout. Withdraw it on the page “Money”, or wait until it is sent.',
    'nothing-left': 'Nothing is left of this campaign.',
    decided: 'Our team has already decided about it.',
    closed: 'This campaign is closed.',
    ended: 'This campaign has ended, so it cannot be paused.',
    'already-paused': 'This campaign is already paused.',
    'not-paused': 'This campaign is not paused.',
    'already-closed': 'This campaign is already closed.',
    past: 'Choose today or a later day.',
    'too-far': `The pause can last up to ${PAUSE_DAYS_MAX} days.`,
    'not-later': 'Choose a day after the present end.',
    'too-late': `It ended more than ${LATE_EXTENSION_DAYS} days ago, so it cannot be extended.`,
    'late-used': 'It was already extended once after its end, so it cannot be extended again.',
    'limit-reached': `It was already extended by ${EXTENSIONS_DAYS_MAX} days, so it cannot be extended again.`,
  },
  done: {
    paused: 'The campaign is paused.',
    resumed: 'The campaign takes gifts again.',
    extended: 'The campaign has a new end.',
    closed: 'The campaign is closed.',
    return: 'You asked for the return. Our team checks it now.',
    withdraw: 'You withdrew the request. Nothing goes back.',
  } as Readonly<Record<string, string>>,
} as const
