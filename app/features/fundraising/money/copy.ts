import { NEW_ACCOUNT_WAIT_HOURS } from '#app/platform/bank/account-wait.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { RETURN_WINDOW_HOURS } from '#app/features/fundraising/return-window.ts'

const WAIT = answerTime(NEW_ACCOUNT_WAIT_HOURS)

export const copy = {
  title: 'Money',
  sums: {
    payable: 'can be paid out now',
    terms: {
      received: 'Gifts that arrived',
      elsewhere: 'Collected elsewhere',
      paidOut: 'Paid out',
      covered: 'Paid by us',
      returnable: 'Gifts of the last day',
      prepared: 'In a payout that is being prepared',
      held: 'On hold',
      goingBack: 'Going back to supporters',
    },
    hints: {
      elsewhere: 'Before the campaign was on this site. It cannot be paid from here.',
      covered: 'For gifts that went back to their supporters after they were paid out.',
      returnable: `Supporters can take a gift back for ${RETURN_WINDOW_HOURS} hours.`,
      held: 'See the reason and the end below.',
    },
  },
  payee: {
    title: 'Who is paid',
    noneForCoOwner: 'The organiser has not said yet who gets the money.',
    none: 'Say who gets the money: best the hospital, college or shop that sends the bills.',
    kinds: {
      institution: 'A hospital, college or shop',
      beneficiary: 'The person the campaign is for',
      owner: 'Me',
    },
    line: (ending: string) => `Account ending in ${ending}`,
    since: (day: string) => `since ${day}`,
    matches: {
      unknown: 'We are comparing the account with the bank. You can ask for a payout after that.',
      match: 'We compared the account with the bank.',
      close: 'We compared the account with the bank.',
      other: 'The bank says that the account belongs to another name. Please enter it again.',
      closed: 'The bank says that the account is closed or does not exist. Please enter it again.',
    },
    waits: (at: string) =>
      `You can ask for a payout to it after ${at}. If you did not change the account, write to us before then.`,
    change: 'Change who is paid',
    private:
      'The account number is encrypted. No page shows it. Supporters see the name of a hospital, college or shop; other names only we see.',
    fields: {
      kind: { label: 'Who gets the money', missing: 'Choose who gets the money.' },
      name: {
        label: 'Name',
        hint: 'The full legal name.',
        missing: 'Enter the name of who gets the money.',
        wrong: 'Enter the name without links.',
      },
      reason: {
        label: 'Why the money goes to you',
        hint: 'Only if the money goes to you. Supporters read it.',
        missing: 'Say why the money goes to you. Supporters read it.',
      },
    },
    wait: `We check a new or changed account, and send nothing to it for ${WAIT}.`,
    save: 'Save',
    contactChanged:
      'Not saved. You changed your phone number or e-mail less than a day ago. For your safety you can change the account after that day.',
  },
  bills: {
    title: 'Bills',
    lead: (percent: string) =>
      `Bills must cover ${percent} of each payout. Only you and our team can open them. Supporters see what each bill is for, and its amount.`,
    none: 'No bills yet.',
    left: (amount: string) => `${amount} not paid yet`,
    paid: 'in a payout',
    open: (what: string) => `Open the bill: ${what}`,
    openShort: 'Open',
    remove: 'Remove',
    removeLabel: (what: string) => `Remove the bill: ${what}`,
    add: 'Add a bill',
    fields: {
      what: {
        label: 'What the bill is for',
        hint: 'Without names, for example: Room and medicines, first week.',
        missing: 'Say what the bill is for.',
        wrong: 'Say what the bill is for, without links.',
      },
      amountMinor: {
        label: 'Amount of the bill',
        hint: 'In rupees, as on the bill.',
        missing: 'Enter the amount of the bill, like 12,500.',
        wrong: 'Enter the amount of the bill in digits, like 12,500. It can be up to ₹5 crore.',
      },
      photo: {
        label: 'Photo of the bill',
        hint: 'All text must be readable.',
        missing: 'Add a photo or a PDF of the bill.',
      },
      pdf: { label: 'Or as a PDF' },
    },
    save: 'Save the bill',
    waiting: 'Wait for the file',
    refused: {
      file: 'This file is already used or no longer there. Please choose it again.',
      'too-many': 'This campaign has 60 bills. Remove one that you do not need.',
      'in-use': 'A payout names this bill, so it stays.',
    },
  },
  ask: {
    title: 'Ask for a payout',
    missing: 'Before you can ask for a payout:',
    blocks: {
      'no-payee': 'Enter who is paid.',
      'payee-wrong': 'Enter the account again: the bank does not accept it.',
      'payee-unverified': 'Wait until we have compared the account with the bank.',
      'payee-new': `Wait until the account is ${WAIT} old.`,
      'update-overdue': 'Post an update about your last payout.',
      'goal-open': 'Wait until the goal is reached: otherwise everything goes back to your supporters.',
      'being-returned': 'Nothing can be paid out: what is left is to go back to the supporters.',
      'nothing-there': 'Wait until there is money that can be paid out.',
      'already-asked': 'Wait for our answer to your last request, or withdraw it.',
    },
    sentBefore:
      'You already sent this form with other details, and that request stays. Press the button again to send this one too.',
    fields: {
      amountMinor: {
        label: 'Amount',
        missing: 'Enter the amount, like 12,500.',
        wrong: 'Enter the amount in digits, like 12,500. It must be at least ₹100.',
      },
      purpose: {
        label: 'What it is for',
        hint: 'Supporters read it. Without names of people.',
        missing: 'Say what the money is for. Supporters read it.',
        wrong: 'Say what the money is for, without links.',
      },
      billIds: { label: 'Bills', missing: 'Choose the bills that this payout pays.' },
    },
    bill: (what: string, left: string) => `${what}, ${left}`,
    send: 'Ask for the payout',
    after: 'Two people of our team check it. You get a message when it is sent.',
    tooMuch: (there: string) => `${there} can be paid out now. Ask for that or less.`,
    undocumented: (covered: string, needed: string) =>
      `Your bills cover ${covered} of this payout, and ${needed} is needed. Choose more bills, or ask for less.`,
    unknownBill: 'One of the bills is not of this campaign, or was removed. Choose again.',
  },
  update: {
    title: 'Tell your supporters',
    due: (day: string) => `An update about your last payout is due by ${day}.`,
    overdue: (day: string) => `An update about your last payout was due on ${day}. Supporters see that it is missing.`,
    post: 'Post an update',
  },
  holds: {
    title: 'Money on hold',
    all: 'all money',
    lead: (amount: string, until: string) => `We do not pay out ${amount} until ${until}.`,
    over: (amount: string) => `On hold: ${amount}`,
    reason: (reason: string) => `The reason: ${reason}`,
    yours: (appeal: string) => `Your objection: ${appeal}`,
    answer: (answer: string) => `Our answer: ${answer}`,
    states: {
      inForce: 'on hold',
      appealed: 'another person reads your objection',
      answered: 'stays on hold',
      lifted: 'lifted',
      over: 'over',
    },
    appeal: {
      open: 'I disagree',
      label: 'Why is the hold wrong?',
      hint: 'Say what happened and how you can prove it. You can object once. Another person reads it.',
      missing: 'Say why the hold is wrong.',
      send: 'Send objection',
    },
    refused: {
      over: 'This hold is already over.',
      already: 'You have already objected. You find the answer here.',
    },
  },
  payouts: {
    title: 'Payouts',
    none: 'No payouts yet.',
    states: {
      asked: 'we are checking it',
      'returned-to-owner': 'needs a change',
      prepared: 'being prepared',
      released: 'on its way',
      paid: 'arrived',
      failed: 'returned by the bank',
      cancelled: 'cancelled',
    },
    line: (number: string, day: string) => `${number}, ${day}`,
    to: (name: string, ending: string) => `To ${name}, account ending in ${ending}`,
    bills: (count: number) => (count === 1 ? '1 bill' : `${count} bills`),
    reason: (reason: string) => `The reason: ${reason}`,
    withdraw: 'Withdraw the request',
  },
  done: {
    payee: `Saved. We check the account, and send nothing to it for ${WAIT}.`,
    'payee-same': 'You have already saved this account.',
    bill: 'The bill is saved.',
    'remove-bill': 'The bill is removed, and its file is deleted.',
    ask: 'Sent. Two people of our team check it. You find the answer here.',
    withdraw: 'You withdrew the request.',
    appeal: 'Sent. Another person reads it. You find the answer here.',
  },
  decided: 'We have already decided about it.',
} as const
