import { MINUTE_MS, SECOND_MS } from '#app/platform/time/durations.ts'
import { readMirrored } from './session-cookie.ts'
import { SESSION_STORAGE_KEY, SHARED_IDLE_MINUTES } from './session-names.ts'

/** The service ends the session half a minute after the last page was closed, unless a page uses it again. */
const STAY_MS = [2 * SECOND_MS, 12 * SECOND_MS]
const CHECK_MS = 10 * SECOND_MS
/** Reading and typing is use as well: the service hears of it this often. */
const USE_MS = 2 * MINUTE_MS
/** A pressed link or form opens the next page within this time. */
const GOING_ON_MS = 20 * SECOND_MS
const ANSWER_MS = 5 * SECOND_MS
/** In which the next page of a tab that was left can answer. */
const BYE_MS = 12 * SECOND_MS
const LEFT = 'diya-left'
type Word = 'who' | 'here' | 'bye'
const INPUTS = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const

/**
 * Watches a session on a shared device: signs out after minutes without use, tells the service when the last page is
 * closed, and signs out in a new tab when the tab of the session is gone. Returns a function that stops it.
 */
export function watchSharedDevice(): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  // Once: afterwards there is nothing to watch.
  const signOut = () => {
    stopping.abort()
    dispatchEvent(new Event('diya:sign-out'))
  }
  watchUse(signOut, signal)
  watchLeaving(signal)
  watchOtherTabs(signOut, signal)
  return () => stopping.abort()
}

function watchUse(signOut: () => void, signal: AbortSignal): void {
  let usedAt = Date.now()
  let toldAt = usedAt
  const note = () => {
    if (Date.now() - usedAt < SHARED_IDLE_MINUTES * MINUTE_MS) usedAt = Date.now()
    else check()
  }
  const check = () => {
    if (Date.now() - usedAt >= SHARED_IDLE_MINUTES * MINUTE_MS) return signOut()
    if (usedAt > toldAt && Date.now() - toldAt >= USE_MS) {
      toldAt = Date.now()
      void tell('GET', '/user')
    }
  }
  const timer = setInterval(check, CHECK_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  for (const type of INPUTS) addEventListener(type, note, { capture: true, passive: true, signal })
  // Timers sleep in the background.
  document.addEventListener('visibilitychange', check, { signal })
}

/** Closing is told; a link or a form of this page is not: it leads to a page of this site or to a payment. */
function watchLeaving(signal: AbortSignal): void {
  let goingOnAt = -Infinity
  const goOn = () => (goingOnAt = Date.now())
  addEventListener('submit', goOn, { capture: true, signal })
  addEventListener('click', ({ target }) => target instanceof Element && target.closest('a[href]') && goOn(), {
    signal,
  })
  const leave = () => {
    const isElsewhere = sessionStorage.getItem(SESSION_STORAGE_KEY) === null
    if (isElsewhere || Date.now() - goingOnAt < GOING_ON_MS) return
    sessionStorage.setItem(LEFT, '1')
    void tell('POST', '/session/leave')
  }
  // A page that was loaded again, or shown again by Back, follows one that has told.
  const stay = () => {
    if (sessionStorage.getItem(LEFT) === null) return
    sessionStorage.removeItem(LEFT)
    // The news of the leaving may arrive after the first one.
    for (const afterMs of STAY_MS) setTimeout(() => void tell('GET', '/user'), afterMs)
  }
  addEventListener('pagehide', leave, { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && stay(), { signal })
  stay()
}

/**
 * A tab without the session asks the others for it; when none has it, its tab was closed or killed. When one closes, the
 * others say that they are still there.
 */
function watchOtherTabs(signOut: () => void, signal: AbortSignal): void {
  if (typeof BroadcastChannel !== 'function') return
  const tabs = new BroadcastChannel('diya-shared')
  const holdsSession = sessionStorage.getItem(SESSION_STORAGE_KEY) !== null
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  const say = (word: Word) => tabs.postMessage(word)
  let asking: ReturnType<typeof setInterval> | undefined
  const ask = () => {
    clearInterval(asking)
    const since = Date.now()
    // Repeatedly, because the other tab may just be loading a page.
    asking = setInterval(() => (Date.now() - since < ANSWER_MS ? say('who') : signOut()), SECOND_MS)
  }
  const onMessage = ({ data }: MessageEvent<Word>) => {
    if (data === 'here') clearInterval(asking)
    else if (data === 'who' && holdsSession) say('here')
    else if (data === 'bye') setTimeout(holdsSession ? () => void tell('GET', '/user') : ask, BYE_MS)
  }
  tabs.addEventListener('message', onMessage)
  if (holdsSession) addEventListener('pagehide', () => say('bye'), { signal })
  else ask()
  signal.addEventListener('abort', () => {
    clearInterval(asking)
    tabs.close()
  })
}

/** Ends the session of the cookie's token, which this tab does not hold; false without a connection. */
export const endMirrored = async (): Promise<boolean> =>
  readMirrored() === '' || (await tell('POST', '/logout?scope=local'))

/** Asks the service with the token of the cookie, also while the page closes; false without a connection. */
function tell(method: 'GET' | 'POST', path: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${readMirrored()}` }
  return fetch(`/auth/v1${path}`, { method, headers, keepalive: true }).then(
    () => true,
    () => false,
  )
}
