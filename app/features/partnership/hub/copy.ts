import { ANSWER_HOURS } from '#app/features/partnership/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
export const copy = {
  metaTitle: 'Partnership hub',
  description: 'How NGOs, colleges and companies work with us: benefits, packages, case studies and demos.',
  home: 'Home',
  title: 'Partnership hub',
  lead: 'Work with us to help women learn and earn. You see what your support achieves.',
  demo: {
    label: 'Schedule Demo',
    next: (when: string) => `Next free time: ${when}. Half an hour, by phone or video.`,
    none: 'No free times in the next two weeks.',
  },
  studies: {
    label: 'Download Case Studies',
    title: 'Case studies',
    lead: 'What worked and what did not. Each study says how it was written.',
    take: 'Download',
    empty: 'We are writing the first case studies.',
  },
  benefits: {
    title: 'What you get',
    list: [
      {
        icon: 'receipt-indian-rupee',
        title: 'Every rupee has a receipt',
        body: 'Donations are recorded in public accounts that cannot be changed. Your auditor can read them.',
      },
      {
        icon: 'badge-check',
        title: 'Figures that can be checked',
        body: 'Each number comes from our records, or we name its source and date.',
      },
      {
        icon: 'heart-handshake',
        title: 'People speak for themselves',
        body: 'We use a story or a picture only with consent. People can withdraw it at any time.',
      },
      {
        icon: 'lock',
        title: 'No tracking',
        body: 'No trackers, no advertising, no selling of data.',
      },
      {
        icon: 'file-text',
        title: 'Ready-made documents',
        body: 'Plans, letters, registers and reports that your team can use tomorrow, free of charge.',
      },
      {
        icon: 'clock',
        title: 'A person who answers',
        body: `You get an answer within ${answerTime(ANSWER_HOURS.conversation)}. The first call takes 30 minutes and is free.`,
      },
    ],
  },
  types: {
    title: 'Who partners with us',
    list: [
      {
        seed: 'ngo-4',
        dye: 'indigo',
        title: 'NGOs',
        body: 'Run your campaigns here. Donors see the need, the bill and the receipt. You keep your name and your way of working.',
        to: '/ngo-templates',
        label: 'See the templates',
      },
      {
        seed: 'clg-9',
        dye: 'turmeric',
        title: 'Colleges',
        body: 'Your students help with small needs near the campus. We count the hours and publish stories with consent.',
        to: '/ssr-toolkit',
        label: 'See the toolkit',
      },
      {
        seed: 'corp-2',
        dye: 'neem',
        title: 'Corporates',
        body: 'Give skills, orders or money to people who ask for them. CSR money goes to a registered NGO of your choice, not to us.',
        to: '/partnership-conversation?type=corporate',
        label: 'Start a conversation',
      },
    ],
  },
  packages: {
    title: 'Three packages',
    lead: 'Start with the package that fits. You can change to a larger one later.',
    list: [
      {
        id: 'community-connect',
        name: 'Community Connect',
        price: 'Free to start',
        body: 'For a first step together.',
        items: [
          'All templates and tools',
          'One campaign or one drive, with a contact person',
          'A report after three months',
        ],
      },
      {
        id: 'impact-scale',
        name: 'Impact Scale',
        price: 'Agreed with you',
        body: 'For partners who work in more places.',
        items: [
          'Several campaigns, colleges or districts',
          'Training for your team, in Hindi or English',
          'Monthly figures as a file for your system',
        ],
      },
      {
        id: 'innovation-lab',
        name: 'Innovation Lab',
        price: 'Made to measure',
        body: 'For a new idea.',
        items: [
          'A new programme, planned together with the women who will use it',
          'A small test first, with an end date',
          'We publish what we learn, including failures',
        ],
      },
    ],
    talk: (name: string) => `Talk about ${name}`,
  },
  close: {
    title: 'A demo in half an hour',
    body: 'We show you the platform and answer your questions.',
    talk: { label: 'Write to us instead', to: '/partnership-conversation' },
  },
  booking: {
    metaTitle: 'Schedule a demo',
    back: 'Partnership hub',
    title: 'Schedule a demo',
    lead: 'A person shows you the platform in half an hour. All times are Indian time.',
    time: 'Choose a time',
    soonest: 'The next two weeks',
    none: {
      title: 'No free time at the moment',
      body: 'No free times in the next two weeks. Write to us and we will find a time.',
      label: 'Start a conversation',
    },
    who: 'Who is coming?',
    send: 'Book this time',
    keep: 'We use this only for the demo. You can cancel at any time until it starts.',
  },
  booked: {
    /** Does not describe the demo, because the URL is secret. */
    metaTitle: 'Your demo',
    back: 'Partnership hub',
    states: {
      booked: { title: 'Your demo is booked', body: 'Keep this page. You can add the demo to your calendar.' },
      cancelled: {
        title: 'This demo is cancelled',
        body: 'You can choose another time.',
      },
      over: { title: 'This demo is over', body: 'Thank you for coming. If you have questions, write to us.' },
    },
    when: 'When',
    length: 'Length',
    minutes: (minutes: number) => `${minutes} minutes`,
    code: 'Your code',
    codeHint: 'With your code you can track this request and add to it, without an account.',
    follow: { label: 'Track this request', to: '/follow' },
    calendar: 'Add to my calendar',
    uncalendar: 'Remove from my calendar',
    cancel: 'Cancel this demo',
    cancelHint: 'You can book another time afterwards.',
    again: { label: 'Choose another time', to: '/partnership-hub/demo' },
    notFound: {
      title: 'Demo not found',
      body: 'Please check the link. You find the correct link in our message.',
      action: 'Back to the partnership hub',
    },
  },
} as const
