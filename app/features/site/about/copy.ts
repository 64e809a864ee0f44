import { missingFacts, type Organisation, organisationFacts } from '#app/platform/config/organisation.ts'
import type { ProseBlock, ProseText } from '#app/ui/prose/prose.ts'

/** Visitors see what is filled in, operators also what is not. */
function registration(brand: string, organisation: Organisation, isOperator: boolean): ProseText['sections'] {
  const [facts, missing] = [organisationFacts(organisation), missingFacts(organisation)]
  const blocks: ProseBlock[] = []
  if (facts.length > 0) blocks.push({ table: { head: ['What', 'Details'], rows: facts } })
  if (isOperator && missing.length > 0) blocks.push({ unfilled: missing })
  return blocks.length > 0 ? [{ id: 'registration', title: `Who runs ${brand}`, blocks }] : []
}

export const copy = {
  metaTitle: 'About us',
  metaDescription:
    'A home on the web for women in India and those who stand with them: to learn, earn, give, heal and get help.',
  text: (
    brand: string,
    { organisation, isOperator }: { organisation: Organisation; isOperator: boolean },
  ): ProseText => ({
    title: `About ${brand}`,
    lead: 'A home on the web for women in India and those who stand with them: to learn, earn, give, heal and get help.',
    sections: [
      {
        id: 'what',
        title: 'What this is',
        blocks: [
          `${brand} is sixteen wings under one roof. In one you sell what you make, in another you learn to stand your ground, in a third somebody sits with your mother while you work. You may walk into any of them without an account, and leave any of them at once.`,
          'It grew out of fourteen years of work in courtyards, school yards and hospital corridors. The site is young; the listening is not.',
          {
            links: [
              { to: '/wings', label: 'See the sixteen wings' },
              { to: '/manifesto', label: 'Read the manifesto' },
            ],
          },
        ],
      },
      {
        id: 'whom',
        title: 'Who it is for',
        blocks: [
          {
            list: [
              'Women who look for an income, a skill, a rest or a way out.',
              'Mothers, carers and elders, and those who look after them.',
              'Students who want to do something that counts.',
              'Sellers, founders and those who believe in them.',
              'NGOs, colleges and companies that bring people, rooms or money.',
            ],
          },
        ],
      },
      {
        id: 'promises',
        title: 'What you can hold us to',
        blocks: [
          {
            list: [
              'Figures are counted from records. Where one was true before this site, it says so and names its source.',
              'The book of money is open, to the last paisa, without the names of those who gave.',
              'Nothing about a person is shown without their consent, and they can withdraw it.',
              'Nothing on these pages follows you: no advertising, no trackers, no scripts or fonts of others.',
              'You can read every public page on a small phone, on a slow line, and without JavaScript. To sign in, your browser needs JavaScript.',
            ],
          },
          {
            links: [
              { to: '/impact', label: 'Figures and the open book' },
              { to: '/privacy', label: 'What we keep of you' },
            ],
          },
        ],
      },
      ...registration(brand, organisation, isOperator),
      {
        id: 'founder',
        title: 'The founder',
        blocks: [
          organisation.founder
            ? `${organisation.founder} founded ${brand}. A note on the first page says in a few lines why all this exists.`
            : 'A note from our founder stands on the first page. It says in a few lines why all this exists.',
          { links: [{ to: '/#founder-title', label: 'Read the note' }] },
        ],
      },
      {
        id: 'free',
        title: 'Free to use, free to copy',
        blocks: [
          `The programme behind ${brand} is free software under the AGPL, version 3 or later. A group of five can run a house of its own with it. If you change it and let others use it over the web, show them your changes too.`,
          {
            links: [
              { to: '/team', label: 'Who does the work' },
              { to: '/partners', label: 'Work with us' },
              { to: '/developers', label: 'For developers: the API' },
            ],
          },
        ],
      },
    ],
  }),
} as const
