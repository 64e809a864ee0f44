import { ANSWER_HOURS } from '#app/features/partnership/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
export const copy = {
  metaTitle: (brand: string) => `Partnership hub · ${brand}`,
  description:
    'How NGOs, colleges and companies work with us: benefits, three packages, case studies, and a demo at a time that you choose.',
  home: 'Home',
  title: 'Partnership hub',
  lead: 'Work with us where women learn, earn and build. You see what your part becomes, rupee by rupee and hour by hour.',
  demo: {
    label: 'Schedule Demo',
    next: (when: string) => `Next free time: ${when}. Half an hour, by phone or video.`,
    none: 'All times of the coming two weeks are taken.',
  },
  studies: {
    label: 'Download Case Studies',
    title: 'Case studies',
    lead: 'How it can go, with the parts that did not work. Each says how it was put together.',
    take: 'Download',
    empty: 'The first case studies are being written, with the consent of everybody in them.',
  },
  benefits: {
    title: 'What you can count on',
    list: [
      {
        icon: 'receipt-indian-rupee',
        title: 'Every rupee has a receipt',
        body: 'Gifts stand in an open book that is only ever added to. Your auditor can read it without asking us.',
      },
      {
        icon: 'badge-check',
        title: 'Figures that can be checked',
        body: 'Each number comes from records, or says since when and from where we have it.',
      },
      {
        icon: 'heart-handshake',
        title: 'People speak for themselves',
        body: 'Nobody’s story or picture is used without her yes, and she can take it back.',
      },
      {
        icon: 'lock',
        title: 'Nobody is followed',
        body: 'No trackers, no advertising, no selling of data. Your people are safe here, and so are theirs.',
      },
      {
        icon: 'file-text',
        title: 'Papers that are ready',
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
        label: 'Begin a conversation',
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
    title: 'Half an hour, no slides',
    body: 'We show you the platform as it is, and you ask what you like.',
    talk: { label: 'Write to us instead', to: '/partnership-conversation' },
  },
  booking: {
    metaTitle: (brand: string) => `Schedule a demo · ${brand}`,
    back: 'Partnership hub',
    title: 'Schedule a demo',
    lead: 'Half an hour in which a person shows you the platform as it is. All times are Indian time.',
    time: 'Choose a time',
    soonest: 'The coming two weeks',
    none: {
      title: 'No free time at the moment',
      body: 'All times of the coming two weeks are taken. Leave us a line, and we find one with you.',
      label: 'Start a conversation',
    },
    who: 'Who is coming?',
    send: 'Book this time',
    keep: 'We use this for the demo and its answer only. You can cancel at any time until it begins.',
  },
  booked: {
    /** Does not describe the demo, because the URL is secret. */
    metaTitle: (brand: string) => `Your demo · ${brand}`,
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
    codeHint: 'With your code you can follow this request and add something, also without an account.',
    follow: { label: 'Add something', to: '/follow' },
    calendar: 'Put it into my calendar',
    uncalendar: 'Take it out of my calendar',
    cancel: 'Cancel this demo',
    cancelHint: 'The time is free again at once.',
    again: { label: 'Choose another time', to: '/partnership-hub/demo' },
    notFound: {
      title: 'Demo not found',
      body: 'The address may have a typing mistake. The right one stands in the mail that we sent you.',
      action: 'Back to the partnership hub',
    },
  },
} as const
