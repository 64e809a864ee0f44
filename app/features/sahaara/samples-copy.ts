export interface PeaceStory {
  id: string
  quote: string
  text: readonly string[]
  /** Null for an anonymous author. */
  name: string | null
  place: string | null
}

/** Invented stories, marked as samples. */
export const PEACE_STORIES: readonly PeaceStory[] = [
  {
    id: 'terrace',
    quote: 'I sit on the terrace for ten minutes before anyone wakes. That is the whole practice.',
    text: [
      'At first I thought that I was only hiding from the kitchen. Then I noticed that I came down slower, and that the first sharp word of the day did not come.',
      'My mother-in-law asked what I do up there. Nothing, I said. She comes along on Sundays now. We do it together.',
    ],
    name: 'Sunita',
    place: 'Indore',
  },
  {
    id: 'rotis',
    quote: 'My daughter taught me to count breaths. I taught her to make rotis. Fair trade.',
    text: [
      'She learned it at school: in for four, out for six. She made me do it while the dough rested, because then I have no excuse.',
      'Now the dough rests, and so do I. On the days when she has an exam I count for her.',
    ],
    name: 'Meher',
    place: 'Surat',
  },
  {
    id: 'first-session',
    quote: 'I cried in the first session. Nobody asked me to stop.',
    text: [
      'I had gone for the yoga. In the rest at the end it came, without a reason that I could name. The woman beside me pushed her shawl over and went on breathing.',
      'I have gone every week since. Some days I only lie there. They keep the place at the wall for me.',
    ],
    name: null,
    place: null,
  },
  {
    id: 'bus',
    quote: 'Forty minutes on the bus were lost time. Now nobody may have them but me.',
    text: [
      'I used to answer messages until my stop. Then one day the phone was empty, and I looked out of the window the whole way. I arrived with room in my head.',
      'So the phone stays in the bag now. I count the neem trees on the river road. There are sixty-one.',
    ],
    name: 'Revathi',
    place: 'Tiruchirappalli',
  },
  {
    id: 'no',
    quote: 'The most restful word I learned this year is no. I say it kindly. I say it standing up.',
    text: [
      'Four functions in one week, and sweets to make for each. I looked at the list and chose one. My hands shook when I called the others.',
      'They said: next time, then. That was all. I had been afraid of a sentence of three words.',
    ],
    name: 'Zainab',
    place: 'Lucknow',
  },
  {
    id: 'garden',
    quote: 'After my husband died I could not sleep. The curry leaf plant did not ask how I was. It only wanted water.',
    text: [
      'My neighbour brought it in a paint bucket. Every morning I had one reason to open the door. Then there were two plants, then nine.',
      'I sleep again, most nights. When I wake at three I think of which pot needs turning.',
    ],
    name: 'Lalitha',
    place: 'Mysuru',
  },
]
