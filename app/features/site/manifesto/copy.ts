export const copy = {
  metaTitle: 'Our manifesto',
  metaDescription: 'What we believe, our sixteen wings (programmes), where we come from, and how you can take part.',
  contents: 'On this page',
  newTab: '(opens in a new tab)',
  torch: {
    nav: 'Torch',
    title: (brand: string) => `Torch and ${brand}`,
    lead: 'A diya is a small clay lamp. It can light another lamp and keeps its own flame. That is our idea: people help each other.',
    paragraphs: [
      'Torch is our guide. It asks how you feel and suggests one next step. It is a set of rules, not a person. What you tell it stays on your phone.',
      'This site is for all of us: people who need help this week, and people who can give it.',
    ],
    begin: { to: '/?torch=moods#torch', label: 'Talk to Torch' },
  },
  belief: {
    nav: 'Belief',
    title: 'What we believe',
    beliefs: [
      {
        title: 'Everybody can help and be helped.',
        body: 'A woman who asks for help today may have taught someone yesterday. Each of us can do something.',
      },
      {
        title: 'Income comes first.',
        body: 'A woman who earns her own money has more say at home.',
      },
      {
        title: 'Safety comes before everything else.',
        body: 'You can leave every page at once. We show a story only with its author’s consent. They can withdraw it.',
      },
      {
        title: 'We account for every rupee.',
        body: 'Our public accounts show what comes in, what goes out and what we keep. Anyone can read them.',
        link: { to: '/impact', label: 'Open the public accounts' },
      },
      {
        title: 'Groups achieve more than one person.',
        body: 'We look for several people for each task, so that it does not depend on one person.',
      },
    ],
  },
  wings: {
    nav: 'Wings',
    title: 'Sixteen wings',
    lead: 'A wing is one of our programmes. Choose where you want to help or need help.',
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
        body: 'You can start with an unfinished idea. We help you with the next step and find people who want to join.',
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
    quote: 'We have listened for fourteen years.',
    paragraphs: [
      'We started in courtyards, schools and hospitals, with one sewing machine. For fourteen years we visited the places that invited us, and wrote down what people told us.',
      'People asked the same questions everywhere. Where can I sell this? Who looks after my mother while I work? Who can I ask in private? Each wing answers one of these questions.',
    ],
  },
  newWing: {
    nav: 'A new wing',
    title: 'Suggest a new wing',
    lead: 'Is a programme missing? Tell us.',
    steps: [
      'Tell us what people need, and who needs it.',
      'Tell us who can run it. Two people are enough.',
      'We answer, plan it with you, and start small.',
    ],
    propose: { to: '/feedback', label: 'Suggest a wing' },
  },
  invitation: {
    nav: 'Invitation',
    title: 'An invitation',
    lead: 'Thank you for reading. You are welcome to join.',
    body: 'Share your story, with or without your name, or write to us. A person reads it.',
    share: {
      to: '/share-your-story',
      label: 'Share Your Story',
      lead: 'A person reads it before we show it. You can remove it at any time.',
    },
    contact: { to: '/contact', label: 'Contact', lead: 'Write to us about anything.' },
    code: 'Keep the code of your story. You need it to remove the story later:',
    mail: (address: string) => `Write to ${address}`,
  },
  foot: {
    label: 'Other pages',
    links: [
      { to: '/wings', label: 'All programmes', newTab: false },
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
