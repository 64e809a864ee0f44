import { type ComponentType, lazy } from 'react'
import { untilReachable } from '#app/platform/code/fetch-code.ts'

/** `lazy` of React, which keeps a failure for ever, for a line that breaks: waits for the connection and imports again. */
export const lazyAgain = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => untilReachable(load))
