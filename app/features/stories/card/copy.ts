import { counted } from '#app/platform/text/plural.ts'

export const copy = {
  private: 'Name kept private',
  sample: 'Example',
  likes: (count: number) => counted(count, 'like', 'likes'),
  like: (title: string) => `Like “${title}”`,
  signIn: (title: string) => `Sign in to like “${title}”`,
  profile: (title: string) => `Complete your student profile to like “${title}”`,
  share: 'Share',
  shareNamed: (title: string) => `Share “${title}”`,
  picture: (place: number, of: number) => (of === 1 ? 'The picture of this story' : `Picture ${place} of ${of}`),
  video: 'A video',
  metric: (name: string, value: string) => `${name}: ${value}`,
  more: 'Load more stories',
  loading: 'Loading more stories',
  arrived: (count: number) => counted(count, 'more story', 'more stories'),
  skeletons: 'Stories are loading',
  likeFailed: { title: 'Error updating like', body: 'Your like was not saved. Please try again.' },
  loadFailed: { title: 'Error loading stories', body: 'The connection was lost. Please try again.' },
} as const
