import { type Draft, EMPTY_DRAFT } from '#app/features/fundraising/builder/form.ts'
import type { OtherVersion } from './device-draft.ts'

const DRAFT_URL = '/ssr/build/draft'

/** The endpoint's JSON response. */
type SavedAnswer =
  | { ok: true; revision: number }
  | { ok: false; reason: string; kept?: { content: Draft; revision: number; savedAt: string } | null }

type Saved = { ok: true; revision: number } | { ok: false; newer: { revision: number; version: OtherVersion } | null }

/** Sends a draft to the account in the background. When offline or refused, it stays on the device. */
export async function saveInAccount(draft: { content: Draft; mends: string | null; revision: number }): Promise<Saved> {
  const { content, mends, revision } = draft
  try {
    const response = await fetch(DRAFT_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...content, mends: mends ?? '', revision: String(revision) }),
    })
    const answer = (await response.json()) as SavedAnswer
    if (answer.ok) return answer
    return { ok: false, newer: answer.reason === 'newer' ? newerVersionOf(answer.kept ?? null) : null }
  } catch {
    return { ok: false, newer: null }
  }
}

function newerVersionOf(kept: { content: Draft; revision: number; savedAt: string } | null): {
  revision: number
  version: OtherVersion
} {
  if (!kept) return { revision: 0, version: { where: 'gone', content: EMPTY_DRAFT, at: null } }
  const version = { where: 'there', content: kept.content, at: Date.parse(kept.savedAt) } as const
  return { revision: kept.revision, version }
}
