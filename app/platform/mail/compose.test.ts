import { describe, expect, test } from 'vitest'
import { composeMail } from './compose.ts'
import type { MailDraft } from './draft.ts'

const site = { siteUrl: 'https://diya.example', brandName: 'Diya & Co' }
const draft: MailDraft = {
  kind: 'tests.sample',
  site,
  subject: 'Diya & Co: one\r\n two',
  name: 'Asha <Kale>',
  blocks: [
    'First <line>.\nSecond.',
    '',
    {
      rows: [
        ['A & B', '1\n2'],
        ['Sum', '3'],
      ],
      hasSum: true,
    },
    { rows: [] },
    {
      items: [{ title: 'Shawl "blue"', note: '2 × ₹5', price: '₹10', picture: '/media/shawl.webp' }, { title: 'लाल' }],
    },
    { code: { label: 'Your code:', value: '042137' } },
    { button: { label: 'Open <it>', url: 'https://diya.example/?a=1&b="2"' } },
  ],
  why: 'You get this mail because you asked.',
}

describe('a mail', () => {
  const { subject, text, html } = composeMail(draft)

  test('is complete as text', () => {
    expect(text).toBe(`Dear Asha <Kale>,

First <line>.
Second.

A & B: 1
2
Sum: 3

Shawl "blue", 2 × ₹5, ₹10
लाल

Your code:
042137

Open <it>:
https://diya.example/?a=1&b="2"

You get this mail because you asked.

Diya & Co
https://diya.example
`)
  })

  test('escapes everything in the HTML', () => {
    expect(html).toContain('First &lt;line&gt;.<br>Second.')
    expect(html).toContain('Dear Asha &lt;Kale&gt;,')
    expect(html).toContain('href="https://diya.example/?a=1&amp;b=&quot;2&quot;"')
    expect(html).not.toContain('<it>')
  })

  test('has a subject of one line, and the same as its heading without the brand', () => {
    expect(subject).toBe('Diya & Co: one two')
    expect(html).toMatch(/<h1[^>]*>One two<\/h1>/)
  })

  test('shows a picture with its description and its size, and a letter where there is none', () => {
    expect(html).toContain(
      'src="https://diya.example/media/shawl.webp" alt="Picture: Shawl &quot;blue&quot;" width="72"',
    )
    expect(html).toMatch(/aria-hidden="true"[^>]*>ला<\/td>/)
  })

  test('begins in inbox lists with its first paragraph, or with what it says itself', () => {
    const preheaderOf = (mail: MailDraft) => /<div style="display:none[^>]*>([^&]*)&/.exec(composeMail(mail).html)?.[1]
    expect(preheaderOf({ ...draft, blocks: ['First.', 'Second.'] })).toBe('First.')
    expect(preheaderOf({ ...draft, preheader: 'Neutral.' })).toBe('Neutral.')
  })

  test('has a light and a dark theme, its language, and what Outlook needs', () => {
    expect(html).toContain('<html lang="en-IN" dir="ltr">')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme:dark){.m-page')
    expect(html).toContain('<!--[if mso]><table role="presentation" width="600"')
  })
})

test('a picture of another site is not shown', () => {
  for (const picture of ['https://evil.example/a.png', '//evil.example/media/a.png', '/account']) {
    const { html } = composeMail({ ...draft, blocks: [{ items: [{ title: 'Shawl', picture }] }] })
    expect(html).not.toContain('<img')
  }
})

test('greets without a name, and names the organisation with its address', () => {
  const organisation = { registeredName: 'Diya Foundation', address: '12 MG Road, Pune 411001' }
  const { text, html } = composeMail({ ...draft, name: null, site: { ...site, organisation: organisation as never } })
  expect(text.startsWith('Hello,\n')).toBe(true)
  expect(text.endsWith('\n\nDiya Foundation\n12 MG Road, Pune 411001\nhttps://diya.example\n')).toBe(true)
  expect(html).toContain('Diya Foundation<br>12 MG Road, Pune 411001<br>https://diya.example')
})

test('says how to stop it, in both parts', () => {
  const stopUrl = 'https://diya.example/mails/stop/token'
  const { text, html } = composeMail({ ...draft, topic: 'needs' }, { stopUrl })
  expect(text).toContain(`Stop these mails:\n${stopUrl}\n`)
  expect(html).toContain(`<a class="m-link" href="${stopUrl}"`)
})
