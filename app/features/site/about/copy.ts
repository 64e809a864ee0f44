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
    'A website for women in India and the people who support them: learn, earn, donate, rest and get help.',
  text: (
    brand: string,
    { organisation, isOperator }: { organisation: Organisation; isOperator: boolean },
  ): ProseText => ({
    title: `About ${brand}`,
    lead: 'A website for women in India and the people who support them: learn, earn, donate, rest and get help.',
    sections: [
      {
        id: 'what',
        title: 'What this is',
        blocks: [
          `${brand} has sixteen programmes. We call them wings. In one you sell what you make. In another you learn self-defence. In a third you find a carer for your mother while you work. You can look at all of them without an account, and leave at any time.`,
          'The site is new. We have worked in courtyards, schools and hospitals for fourteen years.',
          {
            links: [
              { to: '/wings', label: 'See all sixteen programmes' },
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
              'Women who want to earn, learn, rest or be safe.',
              'Mothers, carers and elders, and the people who look after them.',
              'Students who want to help others.',
              'Sellers, founders and the people who support them.',
              'NGOs, colleges and companies that offer people, rooms or money.',
            ],
          },
        ],
      },
      {
        id: 'promises',
        title: 'What we promise',
        blocks: [
          {
            list: [
              'We count figures from our records. If a figure is from before this site, we say so and name the source.',
              'Our accounts are public, to the last paisa, without the names of donors.',
              'We show nothing about a person without their consent. They can withdraw it at any time.',
              'We do not track you: no advertising, no trackers, no scripts or fonts from other companies.',
              'You can read every public page on a small phone, with slow internet and without JavaScript. You need JavaScript only to sign in.',
            ],
          },
          {
            links: [
              { to: '/impact', label: 'Figures and public accounts' },
              { to: '/privacy', label: 'What we keep about you' },
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
            ? `${organisation.founder} founded ${brand}. Their note on the first page says why.`
            : 'Read a note from our founder on the first page. It says why we started.',
          { links: [{ to: '/#founder-title', label: 'Read the note' }] },
        ],
      },
      {
        id: 'free',
        title: 'Free to use, free to copy',
        blocks: [
          `The software behind ${brand} is free software under the AGPL, version 3 or later. Your group can run its own site with it. If you change it and let others use it over the web, show them your changes too.`,
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
