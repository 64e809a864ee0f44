export const POINTS_PER_STORY = 10
export const POINTS_PER_LIKE = 2
export const POINTS_PER_RANK = 50

/** Ten for each published story, two for each like: the same likes as on the story's card. */
export function pointsFor({ stories, likes }: { stories: number; likes: number }): number {
  return stories * POINTS_PER_STORY + likes * POINTS_PER_LIKE
}

/** Starts at 1 and rises by one with every fifty points. */
export function rankFor(points: number): number {
  return Math.floor(points / POINTS_PER_RANK) + 1
}
