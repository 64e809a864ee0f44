/** A route's `handle`: titles of the toasts for a form that was not sent, and for data that did not arrive. */
export interface FailureTitles {
  notSent?: string
  notLoaded?: string
}
