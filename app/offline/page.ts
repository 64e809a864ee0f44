import type { HelplineView } from '#app/features/helplines/queries.server.ts'
import { foreignLang } from '#app/platform/language/current-language.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import { escapeMarkup } from '#app/platform/text/escape.ts'
import { documentHead, type PlainSite, showcaseLine } from './plain-page.ts'
import { copy } from './copy.ts'

/**
 * The offline page as a plain HTML document. The worker returns it for any URL, where React Router would expect the page
 * of that URL. It needs only its stylesheet and its script, which are cached with it.
 */
export function offlinePage({ site, helplines }: { site: PlainSite; helplines: readonly HelplineView[] }): string {
  const brand = site.brandName
  const { breathing, pages, cards } = copy
  const script = '<script type="module" src="/offline/script.js"></script>\n'
  return `${documentHead(brand, script)}<body>
<a class="skip" href="#main">${copy.skip}</a>
<header><a class="brand" href="${localePath('/')}">${escapeMarkup(brand)}</a><a class="exit" href="/exit">${copy.exit}</a></header>
<main id="main" tabindex="-1">
${showcaseLine(site)}<h1>${copy.title}</h1>
<p>${copy.lead}</p>
<p><button type="button" data-retry>${copy.retry}</button></p>
<section aria-labelledby="call"><h2 id="call">${copy.helplines.title}</h2>
<p class="small">${copy.helplines.lead}</p>
<ul class="lines">${helplines.map(helpline).join('')}</ul></section>
<section aria-labelledby="breathe"><h2 id="breathe">${breathing.title}</h2>
<p>${breathing.lead}</p>
<div class="lamp" aria-hidden="true"><i></i></div>
<p class="steps">${breathing.steps}</p>
<p class="small">${breathing.gentle}</p></section>
<section aria-labelledby="read"><h2 id="read">${pages.title}</h2>
<p class="small">${pages.lead}</p>
<ul id="pages"><li>${pages.none}</li></ul></section>
<section aria-labelledby="own"><h2 id="own">${cards.title}</h2>
<p class="small">${cards.lead}</p>
<details id="cards"><summary>${cards.show}</summary><div data-list><p>${cards.none}</p></div>
<noscript><p>${cards.without}</p></noscript></details></section>
</main>
</body>
</html>
`
}

function helpline({ number, what, hours }: HelplineView): string {
  return `<li><a href="tel:${number.replace(/[^\d+]/g, '')}"><strong>${escapeMarkup(number)}</strong><span${langOf(what)}>${escapeMarkup(what)}<small${langOf(hours)}>${escapeMarkup(hours)}</small></span></a></li>`
}

/** What operators have written may be in another language. */
function langOf(text: string): string {
  const lang = foreignLang(text)
  return lang ? ` lang="${lang}"` : ''
}
