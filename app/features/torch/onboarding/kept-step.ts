import { addressOf, type Step, stepFromAddress } from './onboarding.ts'

/** The sessionStorage key for the step of an onboarding that has begun: a reload goes on there, in this tab. */
const STEP_STORAGE_KEY = 'diya-torch-step'

/** Stores the step by its address. */
export function keepStep(step: Step): void {
  try {
    sessionStorage.setItem(STEP_STORAGE_KEY, addressOf(step))
  } catch {
    // Without storage a reload begins again.
  }
}

export function forgetStep(): void {
  try {
    sessionStorage.removeItem(STEP_STORAGE_KEY)
  } catch {
    // Nothing was stored.
  }
}

/** The step to go on with; null: the page begins with `start`, the step of its address. */
export function findKeptStep(start: Step): Step | null {
  // A reloaded page has the address of an earlier step; a link to a step leads there.
  if (start.at !== 'welcome' && !isReload()) return null
  try {
    const address = sessionStorage.getItem(STEP_STORAGE_KEY)
    return address === null ? null : stepFromAddress(new URL(address, location.origin).searchParams)
  } catch {
    return null
  }
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
}
