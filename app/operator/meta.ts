/** The head of every page of the console: its title, and no search engine. */
export const operatorMeta = (title: string) => [{ title }, { name: 'robots', content: 'noindex' }]

/** Nothing of the console is kept anywhere. */
export const noStore = () => ({ 'Cache-Control': 'no-store' })
