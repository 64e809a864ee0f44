/**
 * `Promise.all` for a transaction: its statements are sent at once, in this order, and go to the database in one write.
 * When one fails, the others are waited for before the error is thrown: none may send another statement after the
 * transaction has ended.
 */
export async function atOnce<const Parts extends readonly unknown[]>(
  parts: Parts,
): Promise<{ -readonly [At in keyof Parts]: Awaited<Parts[At]> }> {
  try {
    return await Promise.all(parts)
  } finally {
    await Promise.allSettled(parts)
  }
}
