import { organisationLines } from '#app/platform/config/organisation.ts'
import { showcaseCopy } from '#app/platform/config/showcase-copy.ts'
import type { Site } from '#app/platform/config/site.ts'
import { drawFile } from '#app/platform/drawing/draw-in-thread.server.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { statementCopy as words } from './copy.ts'
import type { Statement, StatementEntry } from './gift-queries.server.ts'
import type { StatementPaper } from './statement-drawing.server.ts'

interface Printing {
  /** Whose gifts they are. */
  giver: string
  site: Site
  madeAt: Date
}

/** The statement as A4 pages. The same statement at the same time gives the same bytes. */
export function statementPdf(statement: Statement, { giver, site, madeAt }: Printing): Promise<Buffer> {
  const { entries, returnedMinor } = statement
  const days = words.days(statement.year)
  const of = (kind: StatementEntry['kind']) => entries.filter((entry) => entry.kind === kind)
  const section = sectionsIn(statement.currency)
  return drawFile<StatementPaper>('statement', {
    info: {
      title: `${words.title}, ${days}`,
      author: site.brandName,
      createdAt: madeAt,
      language: currentLanguage(),
    },
    brandName: site.brandName,
    title: words.title,
    notes: [
      ...(entries.some(({ isTest }) => isTest) ? [words.test] : []),
      ...(site.showcase ? [showcaseCopy.line] : []),
    ],
    facts: [
      [words.period, days],
      [words.of, giver],
      [words.madeOn, formatDate(madeAt)],
    ],
    sections: [
      section(words.sections.gifts, of('gift')),
      ...(returnedMinor > 0 ? [section(words.sections.returns, of('return'))] : []),
    ],
    sums: sumsOf(statement),
    organisation: organisationLines(site.organisation),
    nature: words.nature,
  })
}

function sectionsIn(currency: string) {
  const { head } = words
  const money = (minor: number) => formatMoney(minor, currency)
  return (title: string, entries: readonly StatementEntry[]) => ({
    title,
    none: words.noGifts,
    head: [head.date, head.receipt, head.campaign, head.gift, head.tip, head.total],
    rows: entries.map(({ at, receiptNumber, campaign, amountMinor, tipMinor }) => [
      formatDate(at),
      receiptNumber,
      campaign,
      money(amountMinor),
      money(tipMinor),
      money(amountMinor + tipMinor),
    ]),
  })
}

function sumsOf({ givenMinor, returnedMinor, currency }: Statement): StatementPaper['sums'] {
  const { sums } = words
  const money = (minor: number) => formatMoney(minor, currency)
  const given = [sums.given, money(givenMinor)] as const
  if (returnedMinor === 0) return [given]
  return [given, [sums.returned, money(returnedMinor)], [sums.rest, money(givenMinor - returnedMinor)]]
}
