/** The context that a note is sealed with: it opens for its own row and user only. */
export function placeOf({ id, userId }: { id: string; userId: string }): string {
  return `private_notes:${userId}:${id}`
}
