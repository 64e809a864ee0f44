import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { StudentMembership } from '#app/features/students/views.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import { localePath } from '#app/platform/language/language-paths.ts'
import { sentences } from '#app/platform/text/sentences.ts'
import { copy } from './copy.ts'

interface LikeButtonProps {
  story: { id: string; title: string; likesCount: number; isLiked: boolean }
  /** `waiting` and `student` may like; others get a link to become a student. */
  membership: StudentMembership
  /** Where a browser without JavaScript returns to. */
  returnTo: string
  /** Called when the shown count changes, also when a failed like is reverted. */
  onCount?: (change: number) => void
}

interface Liked {
  isLiked: boolean
  likesCount: number
}

/** Like button with its count. Updates optimistically and reverts when the server refuses. */
export function LikeButton(props: LikeButtonProps) {
  const { story, membership } = props
  const likes = <Count likesCount={story.likesCount} />
  if (membership === 'visitor') {
    const to = signInHref(`/stories/${story.id}`)
    return (
      <Link
        className="btn sm story-like"
        to={to}
        aria-label={sentences(copy.likes(story.likesCount), copy.signIn(story.title))}
      >
        {likes}
      </Link>
    )
  }
  if (membership === 'member') {
    return (
      <Link
        className="btn sm story-like"
        to="/ssr/auth"
        aria-label={sentences(copy.likes(story.likesCount), copy.profile(story.title))}
      >
        {likes}
      </Link>
    )
  }
  // A changed server value resets the optimistic state.
  return <LikeForm key={`${story.id} ${story.likesCount} ${story.isLiked}`} {...props} />
}

function LikeForm({ story, returnTo, onCount }: LikeButtonProps) {
  const { id, title } = story
  const [shown, setShown] = useState<Liked>(story)
  const [isSending, setIsSending] = useState(false)
  const { isLiked, likesCount } = shown
  const toggle = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    const expected = { isLiked: !isLiked, likesCount: Math.max(0, likesCount + (isLiked ? -1 : 1)) }
    setShown(expected)
    onCount?.(expected.likesCount - likesCount)
    const answer = await sendLike(id, !isLiked)
    setIsSending(false)
    const next = 'failed' in answer ? shown : answer
    setShown(next)
    onCount?.(next.likesCount - expected.likesCount)
    if ('failed' in answer) showToast({ title: copy.likeFailed.title, body: answer.failed }, { destructive: true })
  }
  return (
    <form method="post" action={localePath(`/stories/${id}/like`)} onSubmit={toggle} noValidate>
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="like" value={isLiked ? 'no' : 'yes'} />
      <button
        className="btn sm story-like"
        aria-pressed={isLiked}
        aria-label={`${copy.like(title)}, ${copy.likes(likesCount)}`}
      >
        <Count likesCount={likesCount} />
      </button>
    </form>
  )
}

/** Never throws: an error is returned as text, the service's own if there is one. */
async function sendLike(id: string, isWanted: boolean): Promise<Liked | { failed: string }> {
  try {
    const response = await fetch(`/api/v1/stories/${id}/like`, { method: isWanted ? 'PUT' : 'DELETE' })
    const answer = await response.json()
    if (!response.ok) return { failed: answer.error?.message ?? copy.likeFailed.body }
    return { isLiked: answer.is_liked, likesCount: answer.likes_count }
  } catch {
    return { failed: copy.likeFailed.body }
  }
}

const Count = ({ likesCount }: { likesCount: number }) => (
  <>
    <Icon name="heart" />
    <span className="num">{likesCount.toLocaleString('en-IN')}</span>
  </>
)
