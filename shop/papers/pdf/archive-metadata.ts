import { xmlText } from '../xml.ts';

/** What a file says about itself. */
export interface PdfDescription {
  readonly title: string;
  /** Language of its text, `de-DE`. */
  readonly language: string;
  /** Who wrote it. */
  readonly author: string;
  readonly writtenAt: Date;
}

/** Name of the invoice inside a hybrid one; readers look for it. */
export const invoiceFileName = 'factur-x.xml';

/** The program that writes our files. */
export const pdfProducer = 'Notenfalz';

/**
 * Description of a PDF/A-3b file as XMP packet (ISO 19005-3, 6.6), in step with the file's own dictionary.
 *
 * @param hasInvoice whether it carries an invoice for machines: then that is said in the words of Factur-X
 */
export function archiveMetadata({ title, language, author, writtenAt }: PdfDescription, hasInvoice: boolean): string {
  const date = `${writtenAt.toISOString().slice(0, 19)}Z`;
  const parts = `<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${xmlText(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${xmlText(language)}</rdf:li></rdf:Bag></dc:language>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>${pdfProducer}</pdf:Producer></rdf:Description>${hasInvoice ? hybridInvoice : ''}`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
${parts}
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** The four properties of Factur-X 1.0 (ZUGFeRD 2), each with what it means: PDF/A knows no property by itself. */
const properties = [
  ['DocumentFileName', invoiceFileName, 'Name of the embedded XML invoice file'],
  ['DocumentType', 'INVOICE', 'INVOICE'],
  ['Version', '1.0', 'Version of the XML invoice schema'],
  ['ConformanceLevel', 'EN 16931', 'Conformance level of the embedded XML invoice'],
] as const;

const hybridInvoice = `
<rdf:Description rdf:about="" xmlns:fx="${namespace}">
${properties.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join('')}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${properties
  .map(
    ([name, , description]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  .join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
