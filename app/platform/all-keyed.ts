type Resolved<Parts> = { [Name in keyof Parts]: Awaited<Parts[Name]> }

/** `Promise.all` for named parts: waits for all of them, and rejects with the first error. */
export async function allKeyed<Parts extends Record<string, unknown>>(parts: Parts): Promise<Resolved<Parts>> {
  const values = await Promise.all(Object.values(parts))
  return Object.fromEntries(Object.keys(parts).map((name, i) => [name, values[i]])) as Resolved<Parts>
}
