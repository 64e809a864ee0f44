/**
 * The texts of drawn pages. React Router asks each answer for its body, which makes a stream of the text: the server sends
 * the text instead.
 */
export const drawnTexts = new WeakMap<Response, string>()
