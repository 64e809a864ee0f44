/** The path of the operators' pages. Only they load its routes; from another page the browser loads a whole document. */
export const OPERATOR_PATH = 'operator'

/** Added to the name of the file with the list of routes. */
export const OPERATOR_PREFIX = 'operator-'

const LIST = /(?<=\/assets\/)manifest-[\w-]+\.js/g

/** A rendered operators' page that loads the list with the operators' routes; each other page unchanged. */
export const withOperatorRoutes = (html: string, pathname: string): string =>
  isOperatorPath(pathname) ? html.replaceAll(LIST, `${OPERATOR_PREFIX}$&`) : html

/** Paths match without regard to case, as the router matches them. */
const isOperatorPath = (pathname: string): boolean => pathname.toLowerCase().split('/')[1] === OPERATOR_PATH
