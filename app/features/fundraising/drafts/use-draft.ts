import { useEffect, useRef, useState } from 'react'
import { type Draft, type DraftField, EMPTY_DRAFT, isSameDraft } from '#app/features/fundraising/builder/form.ts'
import {
  type DraftOf,
  deleteDeviceDraft,
  saveDeviceDraft,
  type OtherVersion,
  pickDraft,
  readDeviceDraft,
} from './device-draft.ts'
import { saveInAccount } from './save-in-account.ts'

/** Long enough to save a sentence at once. */
const SAVE_AFTER_MS = 4_000

interface DraftOptions extends DraftOf {
  /** The account's draft; for a returned campaign without a draft, the sent content as revision 0. */
  kept: { content: Draft; revision: number; savedAt: Date } | null
  /** Values of a failed submission. */
  posted: Draft | undefined
  /** While the form is submitted, nothing may be saved. */
  isLaunching: boolean
  /** Current values of the fields: on a slow phone users type before any script runs. */
  readFields: () => Partial<Draft>
}

export interface DraftState {
  content: Draft
  /** Changes whenever the fields have to be filled again. */
  version: number
  /** Local storage was read; false on the server. */
  isReady: boolean
  status: 'device' | 'saving' | 'saved' | 'failed'
  other: OtherVersion | null
  change(field: DraftField, text: string): void
  /** Shows the other version, or keeps this one. */
  choose(which: 'other' | 'this'): void
  startOver(base: Draft): void
}

/**
 * The draft while it is edited: stored on the device with every change, and in a member's account shortly after. A
 * version of another device is overwritten only when the user chooses so.
 */
export function useDraft({ owner, mends, kept, posted, isLaunching, readFields }: DraftOptions): DraftState {
  const [content, setContent] = useState<Draft>(posted ?? kept?.content ?? EMPTY_DRAFT)
  const [version, setVersion] = useState(0)
  const [isReady, setReady] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const [status, setStatus] = useState<DraftState['status']>(kept && kept.revision > 0 ? 'saved' : 'device')
  const [other, setOther] = useState<OtherVersion | null>(null)
  const revision = useRef(kept?.revision ?? 0)
  const latest = useRef(content)
  const isOpened = useRef(false)

  const show = (next: Draft, isSaved = false) => {
    latest.current = next
    setContent(next)
    saveDeviceDraft({ owner, mends }, { content: next, savedAt: Date.now(), revision: revision.current, isSaved })
  }

  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    const device = posted ? null : readDeviceDraft({ owner, mends })
    const picked = pickDraft(device, kept, latest.current)
    setOther(picked.other)
    const base = latest.current
    const typed = changesIn(readFields(), base)
    if (picked.isUnsaved || typed) {
      show({ ...picked.content, ...typed })
      setDirty(true)
    }
    if (!isSameDraft(picked.content, base)) setVersion(1)
    setReady(true)
    // Runs once: afterwards this state is newer than the rendered data.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const save = async (asked: Draft) => {
    setStatus('saving')
    const answer = await saveInAccount({ content: asked, mends, revision: revision.current })
    if (answer.ok) revision.current = answer.revision
    const isLatest = isSameDraft(asked, latest.current)
    if (answer.ok && isLatest) {
      saveDeviceDraft(
        { owner, mends },
        { content: asked, savedAt: Date.now(), revision: answer.revision, isSaved: true },
      )
    }
    if (!answer.ok && answer.newer) {
      revision.current = answer.newer.revision
      setOther(answer.newer.version)
    }
    setStatus(answer.ok ? 'saved' : answer.newer ? 'device' : 'failed')
    setDirty(!answer.ok || !isLatest)
  }

  useEffect(() => {
    if (owner === null || !isDirty || other || isLaunching || status === 'saving') return
    const wait = setTimeout(() => void save(latest.current), SAVE_AFTER_MS * (status === 'failed' ? 5 : 1))
    return () => clearTimeout(wait)
  })

  return {
    content,
    version,
    isReady,
    status,
    other,
    change(field, text) {
      show({ ...latest.current, [field]: text })
      setDirty(true)
    },
    choose(which) {
      if (which === 'other' && other) {
        show(other.content)
        setVersion(version + 1)
      }
      setOther(null)
      setDirty(true)
    },
    startOver(base) {
      deleteDeviceDraft({ owner, mends })
      revision.current = 0
      latest.current = base
      setContent(base)
      setVersion(version + 1)
      setOther(null)
      setDirty(false)
      setStatus('device')
    },
  }
}

/** Fields that differ from the rendered values; null when none does. */
function changesIn(fields: Partial<Draft>, drawn: Draft): Partial<Draft> | null {
  const changed = Object.entries(fields).filter(([field, text]) => text !== drawn[field as DraftField])
  return changed.length > 0 ? Object.fromEntries(changed) : null
}
