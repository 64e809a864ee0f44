// What every page can do before its code is there: leave at once, and fetch that code when she needs it.
;(() => {
  const EXIT = '/exit'
  const PRESSES = 3
  const WITHIN_MS = 1_000
  const STAYED_MS = 8_000
  const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'storage']
  const FLAG = 'diya-awake'
  const NOTICE = 'no-code'
  const WORDS = document.currentScript.dataset.offline

  // Blanks the page at once, then replaces it, so that Back does not lead here again.
  function leave() {
    document.title = ''
    document.documentElement.hidden = true
    try {
      // Without https browsers ignore the header by which the server empties them.
      localStorage.clear()
      sessionStorage.clear()
    } catch {
      // The browser keeps nothing for this site.
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

  const late = document.querySelector('script[type="text/late"]')
  if (!late) return

  // Fetched first, then run: a module that could not be fetched is not asked for again by every browser.
  let isAsked = false
  let isAwake = false
  let held
  async function hydrate() {
    if (isAsked) return
    isAsked = true
    try {
      await Promise.all([...document.querySelectorAll('link[rel=late]')].map(fetchFile))
    } catch {
      isAsked = false
      if (held) showOffline()
      return
    }
    document.getElementById(NOTICE)?.remove()
    for (const link of document.querySelectorAll('link[rel=late]')) link.rel = 'modulepreload'
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = late.textContent
    document.head.append(script)
    try {
      sessionStorage.setItem(FLAG, '1')
    } catch {
      // Then the next page waits for a sign of her as well.
    }
  }

  async function fetchFile({ href }) {
    const response = await fetch(href)
    // A newer version of the site does not have this file: forms work without it.
    if (!response.ok) isAwake = true
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

  // Who was here before has something on the device, and most of the code too.
  function isKnown() {
    try {
      return document.cookie !== '' || localStorage.length + sessionStorage.length > 0
    } catch {
      return true
    }
  }

  // A button of the code and a form that is sent are held until the code is there, so that a connection that breaks
  // takes nothing of what was typed. Links, and forms that only search, work without it.
  function hold(event, again) {
    event.preventDefault()
    event.stopImmediatePropagation()
    held = again
    // A screen reader may press without a key or a pointer.
    hydrate()
  }
  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest?.('button[type=button]')
      if (button && !isAwake) hold(event, () => button.click())
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      if (!isAwake && form.matches('[method=post], [data-held], :not([action], [method=dialog])')) {
        hold(event, () => form.requestSubmit(submitter))
      }
    },
    true,
  )
  // A browser says that the pointer moved when only the page under it did.
  const onSign = ({ type, movementX, movementY }) => {
    if (type !== 'pointermove' || movementX || movementY) hydrate()
  }
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true })
  if (isKnown()) hydrate()
  else if (!navigator.connection?.saveData) addEventListener('load', () => setTimeout(hydrate, STAYED_MS))
  addEventListener('online', () => held && hydrate())
  addEventListener('diya:awake', () => {
    isAwake = true
    document.documentElement.dataset.awake = ''
    const again = held
    held = undefined
    again?.()
  })
})()
