import { expect, test } from 'vitest'
import { VISITOR } from '#app/platform/context.server.ts'
import { contentSecurityPolicy } from '#app/platform/http/content-security-policy.server.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { isHidden, shareTags, type SharedPage } from './share-tags.server.ts'
import { describe as tell, structuredData } from './structured-data.server.ts'

const shared: SharedPage = {
  siteUrl: 'https://diya.example',
  brand: 'Diya',
  path: '/start',
  imagePath: '/share/start.png',
  imageAlt: 'A kolam',
}
const page = (head: string) => `<html><head>${head}</head><body><meta name="robots" content="noindex"/></body></html>`

test('a messenger shows the title, description and picture of a page', () => {
  const tags = shareTags(
    page('<title>Asha &amp; &quot;co&quot;</title><meta name="description" content="It&#x27;s &lt;hers&gt;"/>'),
    shared,
  )
  expect(tags).toContain('property="og:title" content="Asha &#38; &#34;co&#34;"')
  expect(tags).toContain('property="og:description" content="It&#39;s &#60;hers&#62;"')
  expect(tags).toContain('property="og:image" content="https://diya.example/share/start.png"')
  expect(tags).toContain('rel="canonical" href="https://diya.example/start"')
})

test('a page with noindex gets no tags', () => {
  const hidden = page('<title>Diya</title><meta name="robots" content="noindex, nofollow"/>')
  expect(isHidden(hidden)).toBe(true)
  expect(shareTags(hidden, shared)).toBe('')
})

test('tags that a page already has are not repeated', () => {
  const own = page(
    '<title>A</title><link rel="canonical" href="https://diya.example/x"/><meta property="og:title" content="A"/>',
  )
  expect(isHidden(own)).toBe(false)
  expect(shareTags(own, shared)).not.toMatch(/canonical|og:/)
})

test('a page names itself in each language, from its canonical address', () => {
  const links = (tags: string) =>
    [...tags.matchAll(/rel="(\w+)"(?: hreflang="([\w-]+)")? href="([^"]*)"/g)].map(([, rel, language, url]) =>
      [language ?? rel, url].join(' '),
    )
  const languages = ['en-IN https://diya.example/start', 'hi-IN https://diya.example/hi/start']
  const all = [...languages, 'x-default https://diya.example/start']
  const plain = page('<title>A</title>')
  expect(links(shareTags(plain, shared))).toEqual(['canonical https://diya.example/start', ...all])
  inLanguage('hi', () => {
    const tags = shareTags(plain, shared)
    expect(links(tags)).toEqual(['canonical https://diya.example/hi/start', ...all])
    expect(tags).toContain('property="og:locale" content="hi_IN"')
    expect(tags).toContain('property="og:url" content="https://diya.example/hi/start"')
  })
  expect(shareTags(plain, { ...shared, path: '/developers' })).not.toContain('hreflang')
})

test('structured data cannot close its tag, and is not in the Content-Security-Policy', () => {
  const ctx = { actor: VISITOR } as Parameters<typeof tell>[0]
  tell(ctx, { '@type': 'Course', name: '</script><script>alert(1)</script>' }, null)
  const tags = structuredData(ctx)
  expect(tags.match(/<\/?script/g)).toEqual(['<script', '</script'])
  expect(JSON.parse(tags.replace(/<[^>]*>/g, ''))).toMatchObject({ name: '</script><script>alert(1)</script>' })
  expect(contentSecurityPolicy(tags, { nonce: 'n' })).not.toContain('sha256')
})
