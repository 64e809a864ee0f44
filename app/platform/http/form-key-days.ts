/** Days for which a device can repeat or pay what it sent with a form key. */
export const FORM_KEY_DAYS = 7
