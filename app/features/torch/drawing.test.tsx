import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { EXAMPLE_PROGRESS, EXAMPLE_TRACKER, TARGETS, trackerOf } from './journey/journey.ts'
import Companion from './companion/companion.tsx'
import CompanionCard from './companion/companion-card.tsx'
import Journey from './journey/journey.tsx'

const petals = drawKolam({ kind: 'petals', count: 5 })

function draw(element: ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter initialEntries={['/solve']}>{element}</MemoryRouter>)
}

describe('the journey', () => {
  it('is marked as an example on both cards for a visitor', () => {
    const html = draw(<Journey progress={EXAMPLE_PROGRESS} tracker={EXAMPLE_TRACKER} petals={petals} name={null} />)
    expect(html.match(/Example journey/g)).toHaveLength(2)
    expect(html).toContain('The figures below are an example.')
    const words = [
      'Your Journey Matters',
      '25%',
      '3 of 10',
      '2 of 5',
      '1 of 3',
      '₹2,400 of ₹10,000',
      '0 of 10',
      'Read 3 stories',
      '4 of 6',
    ]
    expect(words.filter((word) => !html.includes(word))).toEqual([])
    expect(html).toContain('courses 30 percent, stories 40, missions 33, earnings 24, squad 0')
  })

  it('greets a member by name and marks nothing as an example', () => {
    const tracker = trackerOf(TARGETS, { storiesRead: 1, reachedOutForHelp: true })
    const html = draw(<Journey progress={TARGETS} tracker={tracker} petals={petals} name="Kavita" />)
    expect(html).toContain('Welcome back, Kavita.')
    expect(html).toContain('You are a beacon of change.')
    expect(html).toContain('6 of 6')
    expect(html).not.toMatch(/example/i)
  })
})

describe('the companion', () => {
  it('starts collapsed when it floats, and open when it does not', () => {
    expect(draw(<Companion isFloating />)).toMatch(/^<button[^>]*aria-label="Open the tip from Torch"/)
    expect(draw(<Companion />)).toMatch(/^<aside[^>]*aria-label="Torch suggests"/)
  })

  it('marks the current tip by dots and can be paused, advanced and dismissed', () => {
    const html = draw(<CompanionCard userContext="student" onDismiss={() => {}} />)
    expect(html).toContain('aria-label="Tip 1 of 3"')
    expect(html.match(/<i[ >]/g)).toHaveLength(3)
    expect(html.match(/<i class="on">/g)).toHaveLength(1)
    for (const label of ['Play the tips', 'Next tip', 'Dismiss tip']) expect(html).toContain(`aria-label="${label}"`)
  })

  it('has no dots and no pause button for a single tip, and marks an example', () => {
    const html = draw(<CompanionCard userProgress={EXAMPLE_PROGRESS} isExample onDismiss={() => {}} />)
    expect(html).toContain('You finished three courses')
    expect(html).toContain('Example journey')
    expect(html).toContain('href="/sellers"')
    expect(html).not.toContain('Tip 1 of')
    expect(html).not.toContain('Pause the tips')
  })

  it('changes only by hand on the solve page, and scrolls to its targets', () => {
    const html = draw(<CompanionCard currentPage="solve" onDismiss={() => {}} />)
    expect(html).toContain('aria-label="Tip 1 of 4"')
    expect(html).toContain('href="#challenges"')
    expect(html).toContain('aria-label="Next tip"')
    expect(html).not.toMatch(/Pause the tips|Play the tips/)
    expect(html).not.toContain('data-ask')
  })
})
