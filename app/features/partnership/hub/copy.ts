import { ANSWER_HOURS } from '#app/features/partnership/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
export const copy = {
  metaTitle: 'Partnership hub',
  description:
    'How NGOs, colleges and companies work with us: benefits, three packages, case studies, and a demo at a time that you choose.',
  home: 'Home',
  title: 'Partnership hub',
  lead: 'Work with us where women learn, earn and build. You see what your support achieves.',
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
    empty: 'The first case studies are being written, with the consent of everybody in them.',
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
        body: 'Each number comes from records, or says since when and from where we have it.',
      },
      {
        icon: 'heart-handshake',
        title: 'People speak for themselves',
        body: 'We use a story or picture only with consent, which can be withdrawn.',
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
        body: `Within ${answerTime(ANSWER_HOURS.conversation)}, by name. The first call takes 30 minutes and costs nothing.`,
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
        body: 'Bring your campaigns and your circles. Givers see the need, the bill and the receipt; you keep your name and your way of working.',
        to: '/ngo-templates',
        label: 'See the templates',
      },
      {
        seed: 'clg-9',
        dye: 'turmeric',
        title: 'Colleges',
        body: 'Let students choose small needs near the campus. Hours are counted, stories are told with consent, nobody is ranked by applause.',
        to: '/ssr-toolkit',
        label: 'See the toolkit',
      },
      {
        seed: 'corp-2',
        dye: 'neem',
        title: 'Corporates',
        body: 'Give skills, orders or money where somebody has asked for them. CSR money goes to a registered NGO of your choice, not to us.',
        to: '/partnership-conversation?type=corporate',
        label: 'Start a conversation',
      },
    ],
  },
  packages: {
    title: 'Three packages',
    lead: 'Begin with the smallest one that helps. Each can become the next.',
    list: [
      {
        id: 'community-connect',
        name: 'Community Connect',
        price: 'Free to begin',
        body: 'For a first step together.',
        items: [
          'All templates and tools',
          'One campaign or one drive, with a person beside you',
          'A report after three months',
        ],
      },
      {
        id: 'impact-scale',
        name: 'Impact Scale',
        price: 'Agreed with you',
        body: 'For partners who want to do it in more places.',
        items: [
          'Several campaigns, colleges or districts',
          'Training for your team, in Hindi or English',
          'Figures every month, as a file that your system can read',
        ],
      },
      {
        id: 'innovation-lab',
        name: 'Innovation Lab',
        price: 'Made to measure',
        body: 'For something that does not exist yet.',
        items: [
          'A new programme, built with the women it is for',
          'A small test first, with an end date',
          'What we learn is published, the failures too',
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
    lead: 'Half an hour in which a person shows you the platform as it is. All times are Indian time.',
    time: 'Choose a time',
    soonest: 'The coming two weeks',
    none: {
      title: 'No free time at the moment',
      body: 'No free times in the next two weeks. Write to us and we will find a time.',
      label: 'Start a conversation',
    },
    who: 'Who is coming?',
    send: 'Book this time',
    keep: 'We use this for the demo and its answer only. You can cancel at any time until it begins.',
  },
  booked: {
    /** Does not describe the demo, because the URL is secret. */
    metaTitle: 'Your demo',
    back: 'Partnership hub',
    states: {
      booked: { title: 'Your demo is booked', body: 'We have sent the invitation to your e-mail address.' },
      cancelled: {
        title: 'This demo is cancelled',
        body: 'The time is free for somebody else. You can choose another one.',
      },
      over: { title: 'This demo is over', body: 'Thank you for coming. If a question is left, write to us.' },
    },
    when: 'When',
    length: 'Length',
    minutes: (minutes: number) => `${minutes} minutes`,
    code: 'Your code',
    codeHint: 'With your code you can track this request and add to it, without an account.',
    follow: { label: 'Add something', to: '/follow' },
    calendar: 'Add to my calendar',
    uncalendar: 'Remove from my calendar',
    cancel: 'Cancel this demo',
    cancelHint: 'The time is free again at once.',
    again: { label: 'Choose another time', to: '/partnership-hub/demo' },
    notFound: {
      title: 'Demo not found',
      body: 'Please check the link. The right one is in our mail to you.',
      action: 'Back to the partnership hub',
    },
  },
} as const
