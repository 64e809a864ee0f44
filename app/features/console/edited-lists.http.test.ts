import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { documents, documentVersions } from '#app/features/documents/tables.server.ts'
import { events } from '#app/features/events/tables.server.ts'
import { chapterForm } from '#app/features/circles/operator/forms.ts'
import { serviceForm } from '#app/features/duty-of-care/operator/forms.ts'
import { documentForm } from '#app/features/documents/operator/forms.ts'
import { newHelplineForm } from '#app/features/helplines/operator/forms.ts'
import { regionForm } from '#app/features/marketplace/operator/regions/forms.ts'
import { startupForm } from '#app/features/startups/operator/forms.ts'
import { newTierForm } from '#app/features/startups/operator/tiers/forms.ts'
import { courseModules, courses, learnerSpotlights } from '#app/features/learning/tables.server.ts'
import { rightAnswers } from '#test/forms/right-answer.ts'
import { openConsole } from './console.test-support.ts'

const { db, kavita, get, post } = await openConsole()
const NEW = '?edit=new_'

describe('what operators publish', () => {
  it('an event: created, rejected with errors at their fields, changed, and cancelled once', async () => {
    const PATH = '/operator/events'
    const event = {
      act: 'save',
      slug: 'quiet-evening',
      title: 'A quiet evening',
      circle: 'sahaara',
      type: 'stress-free',
      startsAt: '2027-01-05T18:30',
      endsAt: '2027-01-05T20:00',
      place: 'Wardha',
      summary: 'Tea and time.',
      description: 'First line.\r\nSecond line.',
      entry: 'free',
    }
    const wrong = await post(PATH + NEW, { ...event, endsAt: '2027-01-05T18:00', onlineUrl: 'http://meet' }, kavita)
    expect([wrong.status, wrong.html.includes('A link must begin with https://')]).toEqual([400, true])
    expect(wrong.html).toContain('value="A quiet evening"')
    expect((await post(PATH + NEW, { ...event, entry: 'gift' }, kavita)).html).toContain('enter the campaign')
    expect((await post(PATH, event, kavita)).to).toBe(`${PATH}?edit=quiet-evening&did=save`)
    expect((await post(PATH, { ...event, place: 'Nagpur' }, kavita)).status).toBe(303)
    const [row] = await db.select().from(events).where(eq(events.slug, event.slug))
    expect(row).toMatchObject({ place: 'Nagpur', attendeesBaseline: 0, description: 'First line.\nSecond line.' })
    const ticket = await post(PATH, { act: 'check-in', slug: event.slug, code: '0123456789' }, kavita)
    expect([ticket.status, ticket.html.includes('We cannot find this ticket.')]).toEqual([409, true])
    const off = { act: 'cancel', slug: event.slug, reason: 'Rain' }
    expect((await post(PATH, { ...off, reason: '' }, kavita)).status).toBe(400)
    expect((await post(PATH, off, kavita)).status).toBe(303)
    expect((await post(PATH, off, kavita)).status).toBe(409)
    expect((await post(PATH, { act: 'burn' }, kavita)).status).toBe(404)
  })

  it('a document: each save is a version, and an error names its block', async () => {
    const PATH = '/operator/documents'
    const sheet = {
      act: 'save',
      slug: 'week-sheet',
      kind: 'tool',
      title: 'Week sheet',
      summary: 'One line a day.',
      body: '# A week\n\n| Day | What |\n| Monday |',
      position: '1',
      downloadsBefore: '0',
      editable: 'csv',
    }
    expect((await post(PATH + NEW, sheet, kavita)).html).toContain('Paragraph 2: Every row needs one cell')
    const right = { ...sheet, body: '| Day | What |\n| Monday | rest |' }
    expect((await post(PATH + NEW, { ...right, body: 'No table' }, kavita)).html).toContain(
      'A spreadsheet needs a table.',
    )
    expect((await post(PATH, right, kavita)).to).toBe(`${PATH}?edit=week-sheet&did=save`)
    const other = await post(PATH + NEW, { ...right, kind: 'kit' }, kavita)
    expect([other.status, other.html.includes('value="week-sheet"')]).toEqual([409, true])
    expect((await post(PATH, right, kavita)).status).toBe(303)
    const [row] = await db.select().from(documents).where(eq(documents.slug, sheet.slug))
    expect(await db.$count(documentVersions, eq(documentVersions.documentId, String(row?.id)))).toBe(2)
    expect((await post(PATH, { act: 'retire', slug: sheet.slug }, kavita)).status).toBe(303)
    expect((await post(PATH, { act: 'retire', slug: sheet.slug }, kavita)).status).toBe(409)
  })

  it('a learning path: its modules, its state, and its spotlight', async () => {
    const PATH = '/operator/courses'
    const course = {
      act: 'save',
      slug: 'keep-a-book',
      title: 'Keep a book',
      provider: 'School of World',
      type: 'path',
      track: 'seeds',
      badge: 'Book keeper',
      description: 'What came in and what went out.',
      duration: 'An hour',
      level: 'beginner',
      languages: 'English',
      costNote: 'Free.',
      students: '0',
      ratings: '0',
    }
    const wrong = await post(PATH + NEW, { ...course, tab: 'ai' }, kavita)
    expect([wrong.status, wrong.html.includes('For a learning path, enter a track')]).toEqual([400, true])
    expect((await post(PATH, course, kavita)).to).toBe(`${PATH}?edit=keep-a-book&did=save`)
    const publish = { act: 'publish', slug: course.slug }
    expect((await post(PATH, publish, kavita)).status).toBe(409)
    const page = { slug: 'first', position: '1', title: 'First', minutes: '5', body: 'Read.', task: 'Do.' }
    const module = { act: 'module', course: course.slug, ...page }
    expect((await post(PATH, { ...module, minutes: 'long' }, kavita)).status).toBe(400)
    for (const _ of [1, 2]) expect((await post(PATH, module, kavita)).to).toContain('edit=keep-a-book&did=module')
    const [row] = await db.select().from(courses).where(eq(courses.slug, course.slug))
    expect(await db.$count(courseModules, eq(courseModules.courseId, String(row?.id)))).toBe(1)
    expect((await post(PATH, publish, kavita)).status).toBe(303)
    const looked = await post(PATH, { act: 'check', slug: course.slug, result: 'works' }, kavita)
    expect([looked.status, looked.html.includes('no link to check')]).toEqual([409, true])
    const learner = { course: course.slug, name: 'Sarla', place: 'Wardha', quote: 'I counted.', step: 'Sells.' }
    const spotlight = { act: 'spotlight', ...learner, consent: 'By letter, 3 November 2026.' }
    expect((await post(PATH, { ...spotlight, consent: 'yes' }, kavita)).html).toContain(
      'when and how the learner agreed',
    )
    expect((await post(PATH, spotlight, kavita)).status).toBe(303)
    const [shown] = await db.select().from(learnerSpotlights).where(eq(learnerSpotlights.name, 'Sarla'))
    expect((await get(PATH, kavita)).html).toContain('I counted.')
    expect((await post(PATH, { act: 'remove-spotlight', id: String(shown?.id) }, kavita)).status).toBe(303)
    expect((await get(PATH, kavita)).html).not.toContain('I counted.')
    expect((await post(PATH, { act: 'remove-spotlight', id: 'none' }, kavita)).status).toBe(404)
  })
})

describe('a new row, posted twice', () => {
  it.each([
    ['chapters', chapterForm],
    ['documents', documentForm],
    ['helplines', newHelplineForm],
    ['regions', regionForm],
    ['services', serviceForm],
    ['startups', startupForm],
    ['tiers', newTierForm],
  ])('is one row in %s', async (list, form) => {
    const path = `/operator/${list}`
    const rows = async () => (await get(path, kavita)).html.match(/class="editor-entry"/g)?.length ?? 0
    const [before, fields] = [await rows(), { act: 'save', known: '', ...rightAnswers(form.fields) }]
    expect((await post(path, fields, kavita)).status).toBe(303)
    expect([303, 409]).toContain((await post(path, fields, kavita)).status)
    expect((await rows()) - before).toBe(1)
  })
})
