// The first script of every page, before hydration: Trusted Types, the quick exit and the deferred hydration.
;(() => {
  const EXIT = '/exit'
  const PRESSES = 3
  const WITHIN_MS = 1_000
  const HYDRATE_AFTER_MS = 8_000
  const RETRY_AFTER_MS = 2_000
  const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'storage']
  const FLAG = 'diya-awake'
  const NOTICE = 'no-code'
  const WORK_IN_BACKGROUND = '/sw.js'
  const WORDS = document.currentScript.dataset.offline
  const OWN_URL = document.currentScript.getAttribute('src')
  const deferred = document.querySelector('script[type="text/deferred"]')

  // The only texts that may become HTML or code (Trusted Types); the browser refuses all others. React makes a script
  // element of a text that is always the same, and fills it with text when it draws the whole document again.
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
    createScript: (script) => (script === deferred?.textContent ? script : null),
    createScriptURL: (url) => (url === WORK_IN_BACKGROUND || url === OWN_URL ? url : null),
  })

  // Hides the page at once, then replaces it in the history, so that Back does not return to it.
  function leave() {
    document.title = ''
    document.documentElement.hidden = true
    try {
      // Without https browsers ignore the server's Clear-Site-Data header.
      localStorage.clear()
      sessionStorage.clear()
    } catch {
      // Storage is disabled in this browser.
    }
    navigator.serviceWorker?.controller?.postMessage('exit')
    location.replace(EXIT)
  }

  let presses = []
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    presses = [...presses.filter((at) => event.timeStamp - at < WITHIN_MS), event.timeStamp]
    if (presses.length >= PRESSES) leave()
  })
  addEventListener(
    'click',
    (event) => {
      if (!event.target.closest?.(`a[href="${EXIT}"]`)) return
      event.preventDefault()
      leave()
    },
    true,
  )

  // For a year; on a shared phone until the browser is closed.
  function rememberLanguage(language) {
    const age = document.cookie.includes('shared-device=1') ? '' : '; Max-Age=31536000'
    document.cookie = `language=${language}; Path=/; SameSite=Lax${age}`
  }
  addEventListener('click', ({ target }) => {
    const language = target.closest?.('a.language')
    if (language) rememberLanguage(language.hreflang)
  })

  if (!deferred) return

  // Fetches the files before it runs them, because not every browser requests a failed module again.
  let isStarted = false
  let isHydrated = false
  let repeat
  let retryMs = RETRY_AFTER_MS
  async function hydrate() {
    if (isStarted) return
    isStarted = true
    try {
      await Promise.all([...document.querySelectorAll('link[rel=deferred]')].map(fetchFile))
    } catch {
      isStarted = false
      if (repeat) showOffline()
      // A page that nobody touches would else stay without code after one failed request.
      setTimeout(hydrate, retryMs)
      retryMs *= 2
      return
    }
    document.getElementById(NOTICE)?.remove()
    for (const link of document.querySelectorAll('link[rel=deferred]')) link.rel = 'modulepreload'
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = deferred.textContent
    document.head.append(script)
    try {
      sessionStorage.setItem(FLAG, '1')
    } catch {
      // The next page defers its hydration too.
    }
  }

  async function fetchFile({ href }) {
    const response = await fetch(href)
    // A newer version of the site does not have this file; forms work without it.
    if (response.status === 404) isHydrated = true
    else if (!response.ok) throw new Error(`${response.status} for ${href}`)
    await response.arrayBuffer()
  }

  function showOffline() {
    if (document.getElementById(NOTICE)) return
    const notice = document.createElement('div')
    notice.id = NOTICE
    notice.className = 'toasts'
    notice.setAttribute('role', 'alert')
    const toast = document.createElement('p')
    toast.className = 'toast bad'
    toast.textContent = WORDS
    notice.append(toast)
    document.body.append(notice)
  }

  // Returning visitors have cookies or storage, and most scripts in the browser's cache.
  function isReturning() {
    try {
      return document.cookie !== '' || localStorage.length + sessionStorage.length > 0
    } catch {
      return true
    }
  }

  // Clicks on script-only buttons and submits of forms are repeated after hydration, so that a lost connection loses no
  // values. Links work without it.
  function postpone(event, again) {
    event.preventDefault()
    event.stopImmediatePropagation()
    repeat = again
    // A screen reader may click without a key or pointer event.
    hydrate()
  }
  addEventListener(
    'click',
    (event) => {
      // The browser itself opens a popover.
      const button = event.target.closest?.('button[type=button]:not([popovertarget])')
      if (button && !isHydrated) postpone(event, () => button.click())
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      if (!isHydrated && !form.matches('[method=dialog]')) {
        postpone(event, () => form.requestSubmit(submitter))
      }
    },
    true,
  )
  // Browsers send pointermove with a movement of 0 when only the page under the pointer changed.
  const onInteraction = ({ type, movementX, movementY }) => {
    if (type !== 'pointermove' || movementX || movementY) hydrate()
  }
  for (const type of INTERACTIONS) addEventListener(type, onInteraction, { capture: true, passive: true })
  if (isReturning()) hydrate()
  else if (!navigator.connection?.saveData) addEventListener('load', () => setTimeout(hydrate, HYDRATE_AFTER_MS))
  addEventListener('online', () => repeat && hydrate())
  // React sets a textarea with an initial text back to it (`initTextarea`); it keeps what was typed into other fields.
  const typed = new Map()
  addEventListener(
    'input',
    ({ target }) => {
      if (!isHydrated && target.matches('textarea')) typed.set(target, target.value)
    },
    true,
  )
  addEventListener('diya:hydrated', () => {
    isHydrated = true
    for (const [field, text] of typed) field.value = text
    typed.clear()
    document.documentElement.dataset.hydrated = ''
    const again = repeat
    repeat = undefined
    again?.()
  })
})()
