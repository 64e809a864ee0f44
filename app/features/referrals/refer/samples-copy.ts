import type { ReferredProfile } from '#app/features/referrals/queries.server.ts'

/** Invented profiles, shown until one real person has agreed. */
export const SAMPLE_PROFILES: readonly ReferredProfile[] = [
  {
    id: 'sample-shabana',
    wing: 'empowerher',
    displayName: 'Shabana',
    snippet: 'Embroiders dupattas at night, after the sewing class that she teaches for free.',
    education: 'Class 10, and eleven years of chikankari',
    seeking: 'A shop in the city that pays on time',
    skills: ['Embroidery', 'Teaching', 'Pattern cutting'],
    softTags: ['patient', 'exact'],
    threads: [
      { byName: 'Ritu', text: 'She taught my daughter. I have seen her unpick a whole sleeve for one stitch.' },
      { byName: 'Nasreen', text: 'Two orders, both a day early.' },
    ],
    vouchCount: 3,
    isVouched: false,
  },
  {
    id: 'sample-mercy',
    wing: 'doc',
    displayName: 'Mercy',
    snippet: 'Cared for her father for six years. Now she wants to train as a carer.',
    education: 'Auxiliary nursing, first year',
    seeking: 'Weekend hours with an elder, near Kottayam',
    skills: ['Elder care', 'Cooking for diabetics', 'First aid'],
    softTags: ['calm', 'reliable'],
    threads: [{ byName: 'Susan', text: 'My mother asks on which day Mercy comes.' }],
    vouchCount: 1,
    isVouched: false,
  },
  {
    id: 'sample-pooja',
    wing: 'seeds',
    displayName: 'Pooja',
    snippet: 'Set up a sanitary-pad bank in her college.',
    education: 'B.Sc., second year',
    seeking: 'A mentor who has run a small business',
    skills: ['Organising', 'Accounts', 'Public speaking'],
    softTags: ['stubborn', 'kind'],
    threads: [],
    vouchCount: 0,
    isVouched: false,
  },
]
