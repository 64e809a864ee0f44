export const copy = {
  metaTitle: 'Our manifesto',
  metaDescription:
    'What we believe, the sixteen wings and why they exist, where we come from, and how you can build the next wing with us.',
  contents: 'On this page',
  newTab: '(opens in a new tab)',
  torch: {
    nav: 'Torch',
    title: (brand: string) => `Torch and ${brand}`,
    lead: 'A diya is a small lamp of clay. It lights another lamp and loses nothing of its own flame. That is the whole idea.',
    paragraphs: [
      'Torch is the flame you can talk to. It asks how you are, listens, and shows one good next step. It does not know better than you do. It does not watch you either: what you tell it stays on your phone.',
      'The house around it is ours, all of us: those who need a hand this week, and those who have one free.',
    ],
    begin: { to: '/?torch=moods#torch', label: 'Talk to Torch' },
  },
  belief: {
    nav: 'Belief',
    title: 'What we believe',
    beliefs: [
      {
        title: 'Nobody is a case.',
        body: 'A woman who asks for help today taught somebody something yesterday. We meet as people who each carry a part.',
      },
      {
        title: 'Income first, applause later.',
        body: 'A shop, a skill, a first order: money of her own changes what a woman may say at her own table.',
      },
      {
        title: 'Safety comes before every other thing.',
        body: 'Every page can be left at once. No story is shown without her yes, and a yes can be taken back.',
      },
      {
        title: 'Money is told to the last rupee.',
        body: 'What comes in, what goes out and what is kept stands in an open book that anybody can read.',
        link: { to: '/impact', label: 'Open the book' },
      },
      {
        title: 'A circle holds longer than a hero.',
        body: 'We look for the second person, and the third, so that no good thing hangs on one pair of shoulders.',
      },
    ],
  },
  wings: {
    nav: 'Wings',
    title: 'Sixteen wings',
    lead: 'Each began with one person who said: somebody ought to. Walk in wherever you are needed, or in need.',
    all: { to: '/wings', label: 'See all the wings' },
  },
  coCreate: {
    nav: 'Co-create',
    title: 'Build it with us',
    lead: 'Nothing here is finished, and that is on purpose. There are three good places to take hold.',
    cards: [
      {
        to: '/start',
        newTab: false,
        title: 'Bring an idea',
        body: 'Half an idea is enough. In Start you find out what its next step is, and who would walk with you.',
        label: 'Go to Start',
      },
      {
        to: '/partnership-hub',
        newTab: true,
        title: 'Bring your organisation',
        body: 'NGOs, colleges and companies find templates, a toolkit and a person to talk to.',
        label: 'Open the partnership hub',
      },
      {
        to: '/home',
        newTab: false,
        title: 'Bring an hour',
        body: 'Buy something made by hand, stand behind a campaign, or learn to stand your ground.',
        label: 'See what is going on',
      },
    ],
  },
  roots: {
    nav: 'Roots',
    title: 'Where we come from',
    quote: 'Fourteen years of sitting on floors, listening.',
    paragraphs: [
      'Before there was a site there were courtyards, school yards, hospital corridors and one sewing machine. For fourteen years people of this movement went where they were asked to come, and wrote down what they heard.',
      'They heard the same few things everywhere. Where do I sell this. Who sits with my mother while I work. Whom can I ask without the whole lane knowing. Each wing is an answer to one such sentence.',
    ],
  },
  newWing: {
    nav: 'A new wing',
    title: 'The seventeenth wing',
    lead: 'It does not exist yet. Perhaps you know its name.',
    steps: [
      'Say which sentence you hear again and again, and from whom.',
      'Tell us who would open the door on the first day. Two people are enough.',
      'We answer, think it through with you, and try it small before it gets a kolam of its own.',
    ],
    propose: { to: '/feedback', label: 'Propose a wing' },
  },
  invitation: {
    nav: 'Invitation',
    title: 'An invitation',
    lead: 'You have read this far. Then some of it is yours already.',
    body: 'Tell what happened to you, with your name or without it. Or only write to us. A person reads it.',
    share: {
      to: '/share-your-story',
      label: 'Share Your Story',
      lead: 'Nothing is shown before a person has read it, and you can take it down at any time.',
    },
    contact: { to: '/contact', label: 'Contact', lead: 'Write what is on your mind.' },
    code: 'Keep the code of the story you sent. With it you can take the story down:',
    mail: (address: string) => `Write to ${address}`,
  },
  foot: {
    label: 'From here',
    links: [
      { to: '/wings', label: 'All wings', newTab: false },
      { to: '/home', label: 'Home', newTab: false },
      { to: '/start', label: 'Start', newTab: false },
      { to: '/feedback', label: 'Feedback', newTab: true },
      { to: '/partnership-hub', label: 'Partnership hub', newTab: true },
    ],
  },
} as const

/** The text in the loader data, with the brand name. */
export function manifestoWords(brand: string) {
  const { torch, invitation, ...rest } = copy
  const { mail: _mail, ...inviting } = invitation
  return {
    ...rest,
    torch: { ...torch, title: torch.title(brand) },
    invitation: inviting,
  }
}

export type ManifestoWords = ReturnType<typeof manifestoWords>
