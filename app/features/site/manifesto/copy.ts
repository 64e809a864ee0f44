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
      'Torch is our guide. It asks how you are and shows you one good next step. It is a set of rules, not a person. What you tell it stays on your phone.',
      'This site is for all of us: people who need help this week, and people who can give it.',
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
        body: 'You can leave every page at once. We show no story without its author’s consent, and they can withdraw it.',
      },
      {
        title: 'Money is told to the last rupee.',
        body: 'Our public accounts show what comes in, what goes out and what we keep. Anyone can read them.',
        link: { to: '/impact', label: 'Open the public accounts' },
      },
      {
        title: 'A circle holds longer than a hero.',
        body: 'We look for a second person, and a third, so that good work does not depend on one person.',
      },
    ],
  },
  wings: {
    nav: 'Wings',
    title: 'Sixteen wings',
    lead: 'Each programme, or wing, started because one person saw a need. Choose where you want to help or need help.',
    all: { to: '/wings', label: 'See all the wings' },
  },
  coCreate: {
    nav: 'Co-create',
    title: 'Build it with us',
    lead: 'We are still building. There are three good ways to take part.',
    cards: [
      {
        to: '/start',
        newTab: false,
        title: 'Bring an idea',
        body: 'You can start with an unfinished idea. In Start you find its next step, and people who want to join.',
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
        body: 'Buy something made by hand, support a campaign, or learn self-defence.',
        label: 'See what you can do',
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
    lead: 'Which programme is missing? Tell us.',
    steps: [
      'Tell us which need you hear about again and again, and from whom.',
      'Tell us who would run it from the first day. Two people are enough.',
      'We answer, plan it with you, and try it on a small scale first.',
    ],
    propose: { to: '/feedback', label: 'Propose a wing' },
  },
  invitation: {
    nav: 'Invitation',
    title: 'An invitation',
    lead: 'Thank you for reading. You are welcome to join.',
    body: 'Tell your story, with or without your name. Or write to us. A person reads it.',
    share: {
      to: '/share-your-story',
      label: 'Share Your Story',
      lead: 'A person reads it before we show it. You can remove it at any time.',
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
