/** Shown while there are no approved stories; marked as samples on the page. */
export const SAMPLE_STORIES = [
  {
    id: 'heartbeat-sample-1',
    story: 'I had never spoken into a microphone. I said the name of the cause, and four hundred people were quiet.',
    name: 'Tanvi',
    place: 'Wardha',
  },
  {
    id: 'heartbeat-sample-2',
    story: 'My grandmother chose the first song. Then she would not leave before the last.',
    name: 'Rohan',
    place: 'Shimla',
  },
  {
    id: 'heartbeat-sample-3',
    story: 'We repaired twenty-six bicycles before ten. The twenty-seventh was my own, and now I know how.',
    name: 'Kalpana',
    place: 'Dungarpur',
  },
] as const
