import { currentLanguage } from '#app/platform/language/current-language.ts'
import { zip } from '#app/platform/file-formats/zip.server.ts'
import { blockXml, numberingXml, paragraph } from './blocks-docx.server.ts'
import { copy } from './copy.ts'
import type { DocumentView } from './queries.server.ts'
import { XML, xmlText } from './xml.ts'

const NAMESPACE = 'http://schemas.openxmlformats.org'
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const TYPES = `${XML}<Types xmlns="${NAMESPACE}/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.document.main+xml"/>
<Override PartName="/word/styles.xml" ContentType="${WORD_TYPE}.styles+xml"/>
<Override PartName="/word/numbering.xml" ContentType="${WORD_TYPE}.numbering+xml"/>
<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>
</Types>`
const RELATIONS = `${NAMESPACE}/officeDocument/2006/relationships`
const ROOT_RELATIONS = `${XML}<Relationships xmlns="${NAMESPACE}/package/2006/relationships">
<Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/>
<Relationship Id="rId2" Type="${NAMESPACE}/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>
</Relationships>`
const WORD_RELATIONS = `${XML}<Relationships xmlns="${NAMESPACE}/package/2006/relationships">
<Relationship Id="rId1" Type="${RELATIONS}/styles" Target="styles.xml"/>
<Relationship Id="rId2" Type="${RELATIONS}/numbering" Target="numbering.xml"/>
</Relationships>`
/** A4 with margins of 2 cm, in twentieths of a point. */
const SHEET =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>'

/** The document as .docx: WordprocessingML (ECMA-376), for Word, LibreOffice and Google Docs. */
export function documentDocx(document: DocumentView, { brandName }: { brandName: string }): Buffer {
  const { title, summary, kind, isComposite, body, savedAt } = document
  const kicker = [brandName, copy.kinds[kind], isComposite ? copy.composite : ''].filter(Boolean).join(' · ')
  const parts = [
    paragraph(kicker, { style: 'Kicker' }),
    paragraph(title, { style: 'Title' }),
    paragraph(summary, { style: 'Subtitle' }),
    ...(isComposite ? [blockXml({ as: 'note', text: copy.compositeNote }, 0)] : []),
    ...body.map(blockXml),
    paragraph(copy.licence, { style: 'Kicker' }),
  ]
  const files = {
    '[Content_Types].xml': TYPES,
    '_rels/.rels': ROOT_RELATIONS,
    'docProps/core.xml': coreXml({ title, brandName, savedAt }),
    'word/document.xml': `${XML}<w:document xmlns:w="${NAMESPACE}/wordprocessingml/2006/main"><w:body>${parts.join('')}${SHEET}</w:body></w:document>`,
    'word/styles.xml': stylesXml(),
    'word/numbering.xml': numberingXml(body, `${NAMESPACE}/wordprocessingml/2006/main`),
    'word/_rels/document.xml.rels': WORD_RELATIONS,
  }
  return zip(
    Object.entries(files).map(([name, text]) => ({ name, text })),
    savedAt,
  )
}

function coreXml({ title, brandName, savedAt }: { title: string; brandName: string; savedAt: Date }): string {
  const at = `${savedAt.toISOString().slice(0, 19)}Z`
  return `${XML}<cp:coreProperties xmlns:cp="${NAMESPACE}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(brandName)}</dc:creator><dc:language>${currentLanguage()}-IN</dc:language><dcterms:modified xsi:type="dcterms:W3CDTF">${at}</dcterms:modified></cp:coreProperties>`
}

/** Style → size in half points, colour, bold, space before and after in twentieths of a point. */
const STYLES = [
  ['Normal', 22, '2A1A12', false, 0, 120],
  ['Title', 48, '2A1A12', true, 0, 80],
  ['Subtitle', 25, '57432F', false, 0, 200],
  ['Heading1', 30, '2A1A12', true, 280, 100],
  ['Kicker', 19, 'A3222B', true, 0, 40],
] as const

function stylesXml(): string {
  const styles = STYLES.map(([id, size, color, isBold, before, after]) => {
    const name = id === 'Heading1' ? 'heading 1' : id
    const based = id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/><w:next w:val="Normal"/>'
    const style = `<w:pPr>${id === 'Heading1' ? '<w:keepNext/>' : ''}<w:spacing w:before="${before}" w:after="${after}"/>${id === 'Heading1' ? '<w:outlineLvl w:val="0"/>' : ''}</w:pPr><w:rPr>${isBold ? '<w:b/><w:bCs/>' : ''}<w:color w:val="${color}"/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr>`
    const isDefault = id === 'Normal' ? ' w:default="1"' : ''
    return `<w:style w:type="paragraph"${isDefault} w:styleId="${id}"><w:name w:val="${name}"/>${based}<w:qFormat/>${style}</w:style>`
  })
  // Word takes the size, the weight and the language of Devanagari from the second of each.
  const fonts =
    '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Nirmala UI"/><w:lang w:val="en-IN" w:bidi="hi-IN"/>'
  return `${XML}<w:styles xmlns:w="${NAMESPACE}/wordprocessingml/2006/main"><w:docDefaults><w:rPrDefault><w:rPr>${fonts}</w:rPr></w:rPrDefault></w:docDefaults>${styles.join('')}</w:styles>`
}
