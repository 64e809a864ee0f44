import { copy as storyWords } from '#app/features/stories/copy.ts'
import {
  countStoriesToDecide,
  listAppealQueue,
  listHiddenStories,
  listReportQueue,
  storiesToDecide,
} from '#app/features/stories/moderation/moderation-queries.server.ts'
import type { OperatorStory } from '#app/features/stories/views.ts'
import type { OperatorContext } from '#app/features/access/operator.server.ts'
import type { EditorEntry } from '#app/features/resource-editor/fields.ts'
import { type Page, pageOfTwo, type Range } from '#app/platform/db/page-of.ts'
import { formatDate, formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import { dueText } from '#app/platform/time/due.ts'
import { copy } from './copy.ts'

const STORIES_PER_PAGE = 50

/** The reasons that the list names. */
const FIRST = ['danger', 'pictures'] as const

/**
 * A page of the moderation queue, each story once: reports and appeals, those with the least time left first, then
 * hidden stories.
 */
export const listQueue = (ctx: OperatorContext, page: number): Promise<Page<EditorEntry>> =>
  pageOfTwo(
    { page, perPage: STORIES_PER_PAGE },
    () => countStoriesToDecide(ctx.db, ctx),
    (isToDecide, range) => (isToDecide ? entriesToDecide : hiddenEntries)(ctx, range),
  )

async function entriesToDecide(ctx: OperatorContext, range: Range): Promise<EditorEntry[]> {
  const { db, now } = ctx
  const { tags, lines } = copy
  const dueTag = (by: Date) =>
    by < now
      ? { words: dueText(by, now), tone: 'bad' as const }
      : { words: tags.due(dueText(by, now)), tone: 'plain' as const }
  const storyIds = storiesToDecide(db, range)
  const [order, appealed, reported] = await Promise.all([
    storyIds,
    listAppealQueue(db, { ...ctx, storyIds }),
    listReportQueue(db, { ...ctx, storyIds }),
  ])
  const appeals = appealed.map(({ storyId, title, at, answerBy }) => ({
    by: answerBy,
    entry: {
      id: storyId,
      title,
      line: lines.appeal(formatRelative(at, now), formatDate(answerBy)),
      tags: [{ words: tags.appeal, tone: 'wait' as const }, dueTag(answerBy)],
    },
  }))
  const reports = reported.map(({ storyId, title, openReports, firstReportedAt, decideBy, reasons }) => ({
    by: decideBy,
    entry: {
      id: storyId,
      title,
      line: lines.report(formatRelative(firstReportedAt, now)),
      tags: [
        ...FIRST.filter((reason) => reasons.includes(reason)).map((reason) => ({
          words: tags[reason],
          tone: 'bad' as const,
        })),
        { words: tags.reports(openReports), tone: 'wait' as const },
        dueTag(decideBy),
      ],
    },
  }))
  const clocks = [...reports, ...appeals].toSorted((one, two) => one.by.getTime() - two.by.getTime())
  return order.flatMap(({ storyId }) => clocks.find(({ entry }) => entry.id === storyId)?.entry ?? [])
}

async function hiddenEntries(ctx: OperatorContext, range: Range): Promise<EditorEntry[]> {
  const hidden = await listHiddenStories(ctx.db, { ...ctx, ...range })
  return hidden.map(({ storyId, title, at }) => ({
    id: storyId,
    title,
    line: copy.lines.hidden(formatRelative(at, ctx.now)),
    tags: [{ words: copy.tags.hidden, tone: 'plain' as const }],
  }))
}

/** A story of the queue, formatted for rendering. */
export function operatorView(
  { story, version, state, reports, decisions, appeal, openReports }: OperatorStory,
  now: Date,
) {
  const { facts, reports: said, history } = copy
  return {
    id: story.id,
    title: story.title,
    description: story.description,
    version: version && { language: version.language, fields: version.fields },
    media: story.media,
    state,
    openReports,
    isOwn: story.isYours,
    facts: [
      [facts.state, copy.states[state]],
      [facts.author, story.author ? `${story.author.displayName}, ${story.author.collegeName}` : facts.nameless],
      [facts.cause, storyWords.causes[story.causeCategory]],
      [facts.place, story.location ?? facts.none],
      [facts.told, formatDateTime(story.createdAt)],
      [facts.likes, story.likesCount.toLocaleString('en-IN')],
      [facts.results, story.impactMetrics.map(({ name, value }) => `${name}: ${value}`).join('; ') || facts.none],
    ] as const,
    reports: reports.map(({ reason, note, byMember, createdAt, isOpen }, key) => ({
      key,
      reason: storyWords.reasons[reason],
      note,
      by: said.by(byMember ? said.member : said.visitor, formatRelative(createdAt, now)),
      isOpen,
    })),
    decisions: decisions.map(({ verdict, rule, words, byName, isYours, at }, key) => ({
      key,
      act: `${isYours ? history.you : byName} ${history.verdicts[verdict]}`,
      words: [rule && storyWords.reasons[rule], words].filter(Boolean).join('. '),
      at: formatDateTime(at),
    })),
    appeal: appeal && {
      words: appeal.words,
      line: copy.appeal.wrote(formatDateTime(appeal.at), formatDate(appeal.answerBy)),
      isYourDecision: appeal.isYourDecision,
    },
  }
}
export type Drawn = ReturnType<typeof operatorView>
