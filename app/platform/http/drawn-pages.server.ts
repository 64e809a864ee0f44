/**
 * The pages of answers that React Router gets without them. It asks each answer for its body, which would copy the page
 * into a stream; the server sends these bytes instead.
 */
export const drawnPages = new WeakMap<Response, Uint8Array<ArrayBuffer>>()
