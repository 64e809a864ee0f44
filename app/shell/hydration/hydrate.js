// What every page can do before its code is there: leave at once, and fetch that code when she needs it.
;(() => {
  const EXIT = '/exit'
  const PRESSES = 3
  const WITHIN_MS = 1_000
  const STAYED_MS = 8_000
  const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'storage']
  const FLAG = 'diya-awake'

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

  let isAsked = false
  function hydrate() {
    if (isAsked) return
    isAsked = true
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

  // Who was here before has something on the device, and most of the code too.
  function isKnown() {
    try {
      return document.cookie !== '' || localStorage.length + sessionStorage.length > 0
    } catch {
      return true
    }
  }

  if (isKnown()) return hydrate()
  // A browser says that the pointer moved when only the page under it did.
  const onSign = ({ type, movementX, movementY }) => {
    if (type !== 'pointermove' || movementX || movementY) hydrate()
  }
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true })
  if (!navigator.connection?.saveData) addEventListener('load', () => setTimeout(hydrate, STAYED_MS))

  // What only the code can answer, or what must not leave the phone (`data-held`), is held until it is there; links
  // and all other forms work without it.
  let isAwake = false
  let held
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
      const isOfCode = form.matches('[data-held], :not([action], [method=dialog])')
      if (isOfCode && !isAwake) {
        hold(event, () => form.requestSubmit(submitter))
      }
    },
    true,
  )
  addEventListener('diya:awake', () => {
    isAwake = true
    held?.()
  })
})()
