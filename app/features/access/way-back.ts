/** What a middleware knows of an address: as it stands in the bar, and its pattern as the route table has it. */
export interface Asked {
  url: URL
  pattern: string
}

/** A file is offered on the page of its name, or on the page above it. */
const FILE = /^(.*?)(\/:\w+\.csv|\.csv|\/export)$/

/** The page to go on with after a sign-in. Not a file: a browser that loads one stays on the page where it was. */
export function wayBack({ url, pattern }: Asked): string {
  const page = FILE.exec(pattern)?.[1]
  return page ? `/${page}` : url.pathname + url.search
}
