/** Where a sealed note opens: in its own row, for its own person, and nowhere else. */
export function placeOf({ id, userId }: { id: string; userId: string }): string {
  return `private_notes:${userId}:${id}`
}
