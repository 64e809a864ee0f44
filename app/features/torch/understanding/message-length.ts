/** Longer messages are cut. In a file of its own, so that the chat's field needs no rules. */
export const MESSAGE_CHARS_MAX = 1_000
