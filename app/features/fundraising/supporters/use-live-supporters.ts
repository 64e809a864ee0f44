import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { MILESTONE_STEP } from '#app/features/fundraising/limits.ts'
import type { CampaignView } from '#app/features/fundraising/campaign/campaign-view.server.ts'

/** New names are inserted one by one at this interval, so that they can be read and heard. */
const INSERTION_MS = 8_000
const WAITING_MAX = 5
const SHOWN_MIN = 3

type Live = CampaignView['live']
type Supporter = Live['latest'][number]
type Totals = Pick<Live, 'raisedMinor' | 'supporters' | 'percent'>
type SupporterEvent = Totals & { supporter: Omit<Supporter, 'at'> & { at: string }; milestone: number | null }

/** The campaign's totals and latest supporters, updated while the page is open. */
export function useLiveSupporters(slug: string, loaded: Live) {
  const [state, setState] = useState({ loaded, live: loaded })
  const [milestone, setMilestone] = useState<number | null>(null)
  const { revalidate } = useRevalidator()
  if (state.loaded !== loaded) setState({ loaded, live: loaded })
  const initial = useState(loaded.supporters)[0]

  useEffect(() => {
    const source = new EventSource(`/live/campaigns/${slug}`)
    const waiting: Supporter[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasOpen = false
    const change = (next: (live: Live) => Partial<Live>) =>
      setState(({ live, ...before }) => ({ ...before, live: { ...live, ...next(live) } }))
    const celebrate = (count: number) => isFreshMilestone(slug, count) && setMilestone(count)

    function insertNext() {
      const next = waiting.shift()
      timer = next && setTimeout(insertNext, INSERTION_MS)
      if (next) change(({ latest }) => ({ latest: insert(next, latest) }))
    }
    function onSupporter({ data }: MessageEvent<string>) {
      const { supporter, milestone: reached, ...totals } = JSON.parse(data) as SupporterEvent
      change(() => totals)
      if (reached) celebrate(reached)
      waiting.push({ ...supporter, at: new Date(supporter.at) })
      if (waiting.length > WAITING_MAX) waiting.shift()
      if (timer === undefined) insertNext()
    }
    /** Events may have been missed while the connection was down. */
    function onOpen() {
      if (wasOpen) void revalidate()
      else celebrate(initial)
      wasOpen = true
    }
    source.addEventListener('open', onOpen)
    source.addEventListener('supporter', onSupporter)
    source.addEventListener('totals', ({ data }: MessageEvent<string>) => change(() => JSON.parse(data) as Totals))
    return () => {
      source.close()
      clearTimeout(timer)
    }
  }, [slug, revalidate, initial])

  const dismiss = useCallback(() => setMilestone(null), [])
  return { live: state.live, milestone, dismiss }
}

function insert(next: Supporter, latest: readonly Supporter[]): Supporter[] {
  return [next, ...latest.filter(({ seed }) => seed !== next.seed)].slice(0, Math.max(latest.length, SHOWN_MIN))
}

/** True once per session for each milestone. */
function isFreshMilestone(slug: string, count: number): boolean {
  if (count === 0 || count % MILESTONE_STEP > 0) return false
  try {
    const key = `lit ${slug} ${count}`
    const isFresh = sessionStorage.getItem(key) === null
    sessionStorage.setItem(key, '')
    return isFresh
  } catch {
    return true
  }
}
